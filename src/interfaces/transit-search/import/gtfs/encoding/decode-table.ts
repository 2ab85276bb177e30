/** Text of a table in an encoding; a byte order mark at its beginning says better, and is left out. */
export async function* decodeTable(chunks: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(readByteOrderMark(chunk) ?? encoding)
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

export function readByteOrderMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
