/** A body as text. @throws when it is larger than `maxBytes` */
export async function readLimited(body: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`)
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}
