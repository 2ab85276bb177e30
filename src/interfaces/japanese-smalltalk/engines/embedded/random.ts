import { createRandom, type Random } from '../../../../libraries/random/create-random.ts'

/** Numbers that a text decides: the same ones for the same text (FNV-1a). */
export function createRandomOf(text: string): Random {
  let hash = 0x81_1c_9d_c5
  for (const byte of Buffer.from(text)) hash = Math.imul(hash ^ byte, 0x01_00_01_93)
  return createRandom(hash)
}
