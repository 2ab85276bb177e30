/** Blocks its thread for as long as it is told, as real work does. */
export default function sleep({ ms, fail }: { ms: number; fail?: string }): string {
  if (fail) throw new Error(fail)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  return `slept ${ms}`
}
