import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

export interface TextBody {
  readonly isCompressed: boolean
  readonly body: Uint8Array
}

/** Shorter texts gain nothing. */
const minCompressedLength = 128

/**
 * Level 1 of Zstandard halves an article at 200 to 400 MB/s; zlib takes three times as long for the same, and level 3 gains
 * a twentieth (articles of five languages).
 */
const params = { [constants.ZSTD_c_compressionLevel]: 1 }

/** What Zstandard may add to bytes that it cannot compress: a block has a header of 3 bytes for 128 KiB. */
const maxAdded = 64

/** Tables and buffers of the text's own size: those for a text of any size cost as much as an article does. */
function compress(utf8: Uint8Array): Uint8Array {
  const chunkSize = utf8.length + (utf8.length >> 8) + maxAdded
  return zstdCompressSync(utf8, { params, pledgedSrcSize: utf8.length, chunkSize })
}

export function toTextBody(utf8: Uint8Array): TextBody {
  if (utf8.length < minCompressedLength) return { isCompressed: false, body: utf8 }
  const compressed = compress(utf8)
  return compressed.length < utf8.length
    ? { isCompressed: true, body: compressed }
    : { isCompressed: false, body: utf8 }
}

export function fromTextBody({ isCompressed, body }: TextBody): string {
  const utf8 = isCompressed ? zstdDecompressSync(body) : Buffer.from(body.buffer, body.byteOffset, body.length)
  return utf8.toString('utf8')
}
