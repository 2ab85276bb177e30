import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'

/** What each token of cl100k_base stands for. */
export interface TokenBytes {
  /** Undefined for a number that is no token. */
  get(token: number): Uint8Array | undefined
}

/** The tokens that stand for no text of their own, by number. */
const specialTokens: ReadonlyMap<number, string> = new Map([
  [100257, '<|endoftext|>'],
  [100258, '<|fim_prefix|>'],
  [100259, '<|fim_middle|>'],
  [100260, '<|fim_suffix|>'],
  [100276, '<|endofprompt|>'],
])

/** The table that scripts/write-token-bytes.ts writes: how many there are (32 bits, little-endian), a byte for the length of each, and their bytes. */
export const readTokenBytes = memoizeLoad(async (): Promise<TokenBytes> => {
  const table = await promisify(brotliDecompress)(await readFile(new URL('cl100k-base.bin.br', import.meta.url)))
  const count = table.readUInt32LE(0)
  const begins = new Uint32Array(count + 1)
  begins[0] = 4 + count
  for (let token = 0; token < count; token++) begins[token + 1] = (begins[token] ?? 0) + (table[4 + token] ?? 0)
  return {
    get(token) {
      const special = specialTokens.get(token)
      if (special !== undefined) return Buffer.from(special)
      if (!Number.isInteger(token) || token < 0 || token >= count) return undefined
      return table.subarray(begins[token], begins[token + 1])
    },
  }
})
