import { space } from '../../../../../libraries/marian/cut-pieces.ts'

/** A text from its pieces; those such as `<0xE3>` are bytes of UTF-8. */
export function joinPieces(pieces: readonly string[]): string {
  const bytes = pieces.map((piece) => {
    const byte = /^<0x([0-9A-F]{2})>$/.exec(piece)?.[1]
    return byte === undefined ? Buffer.from(piece.replaceAll(space, ' ')) : Buffer.from(byte, 'hex')
  })
  return Buffer.concat(bytes).toString().trim()
}
