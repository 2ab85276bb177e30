/** A stream without its first bytes. */
export async function* dropBytes(chunks: AsyncIterable<Buffer>, count: number): AsyncGenerator<Buffer> {
  let left = count
  for await (const chunk of chunks) {
    const dropped = Math.min(left, chunk.length)
    left -= dropped
    if (dropped < chunk.length) yield chunk.subarray(dropped)
  }
}
