/** Dumps are UTF-8; one in UTF-16 says so by its byte order mark. */
export async function* toUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: ReturnType<typeof findDecoder>
  let isFirst = true
  for await (const chunk of chunks) {
    if (isFirst) decoder = findDecoder(chunk)
    isFirst = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
  if (decoder) yield Buffer.from(decoder.decode())
}

function findDecoder([first, second]: Buffer) {
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le')
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be')
  return undefined
}
