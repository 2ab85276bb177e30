import { constants, deflateRawSync } from 'node:zlib'
import { be32, bytes, join, repeat } from './numbers.ts'

const mebibyte = 2 ** 20
/** Begins and ends at a whole byte and looks back at nothing before it, so that copies of it may follow each other. */
const packedMebibyte = deflateRawSync(Buffer.alloc(mebibyte), { level: 9, finishFlush: constants.Z_FULL_FLUSH })

/** zlib (RFC 1950) of `length` zeros, hundreds of mebibytes of which are never in memory. */
export function packZeros(length: number): Buffer {
  const last = deflateRawSync(Buffer.alloc(length % mebibyte), { level: 9 })
  return join(bytes(0x78, 0xda), repeat(packedMebibyte, Math.floor(length / mebibyte)), last, adlerOfZeros(length))
}

/** RFC 1950, section 8.2: the first sum stays 1, the second counts. */
const adlerOfZeros = (length: number) => be32((length % 65_521) * 65_536 + 1)
