/** Marian's binary lexical shortlist: which target pieces each source piece may become, besides the most frequent ones. */

const magic = 0xf1_1a_48_d5_01_34_17_f5n

export interface Shortlist {
  /** So many of the first target pieces are always candidates. */
  readonly frequent: number
  /** By source piece. */
  readonly candidates: readonly (readonly number[])[]
}

/** The checksum stays 0: the runtimes are set not to compare it. */
export function writeShortlist({ frequent, candidates }: Shortlist): Buffer {
  const offsets = [0]
  for (const each of candidates) offsets.push((offsets.at(-1) ?? 0) + each.length)
  const perWord = Math.max(...candidates.map(({ length }) => length))
  const flat = candidates.flat()
  const head = [magic, 0n, ...[frequent, perWord, offsets.length, flat.length, ...offsets].map(BigInt)]
  return Buffer.concat([Buffer.from(BigUint64Array.from(head).buffer), Buffer.from(Uint32Array.from(flat).buffer)])
}
