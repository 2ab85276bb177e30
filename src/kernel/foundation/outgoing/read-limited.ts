/** A body as text, which is empty where there is none. @throws when it is larger than `maxBytes` */
export async function readLimited(body: AsyncIterable<Uint8Array> | null, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body ?? []) {
    bytes += piece.length
    if (bytes > maxBytes) throw new Error(`The answer is larger than ${maxBytes} bytes.`)
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
