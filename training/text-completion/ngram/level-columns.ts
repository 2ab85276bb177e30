import type { RunLevel } from './count-runs.ts'

/** Of the kept runs of a level the last tokens, in steps from the sibling before, so that they compress well. */
export function stepsBetween(level: RunLevel, runs: Int32Array): Uint16Array {
  return Uint16Array.from(runs, (run, index) => {
    const before = runs[index - 1]
    const token = level.lastTokens[run] ?? 0
    const isFirst = before === undefined || level.parents[before] !== level.parents[run]
    return isFirst ? token : token - (level.lastTokens[before] ?? 0)
  })
}

/** How many runs of the next level are kept below each of this one. */
export function countChildren(next: RunLevel, kept: Uint8Array | undefined, size: number): Uint16Array {
  const children = new Uint16Array(size)
  for (let run = 0; run < next.size; run++) {
    const parent = next.parents[run] ?? 0
    if (kept?.[run]) children[parent] = (children[parent] ?? 0) + 1
  }
  return children
}

export function toBytes(words: Uint16Array): Buffer {
  return Buffer.from(words.buffer, words.byteOffset, words.byteLength)
}
