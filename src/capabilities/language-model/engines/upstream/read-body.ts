import { modelFailed } from '../../domain/errors.ts'

/** Bytes of an answer that is not streamed. */
const maxBytes = 67_108_864

export async function readBody(pieces: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  let bytes = 0
  for await (const piece of pieces) {
    read.push(piece)
    bytes += piece.length
    if (bytes > maxBytes) throw modelFailed('The model server’s answer has no end; it was given up.')
  }
  const [first] = read
  return (first && read.length === 1 ? first : Buffer.concat(read)).toString()
}
