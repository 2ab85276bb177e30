import type { Deadline } from '../exchange/deadline.ts'

/**
 * Reads a body as UTF-8 text, piece by piece; each piece may take as long as the deadline allows. (Not every browser
 * can iterate a ReadableStream.)
 */
export async function* readText(
  body: ReadableStream<Uint8Array>,
  deadline: Deadline,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  for (;;) {
    const step = await deadline.limit(() => reader.read())
    if (step.done) return
    yield decoder.decode(step.value, { stream: true })
  }
}
