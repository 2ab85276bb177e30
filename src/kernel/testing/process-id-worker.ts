const kept: Buffer[] = []

/** Says which process it runs in, and keeps so many MiB there for good. */
export default function findProcessId({ hold = 0 }: { readonly hold?: number }): number {
  for (let held = 0; held < hold; held += 1) kept.push(Buffer.alloc(2 ** 20, 1))
  return process.pid
}
