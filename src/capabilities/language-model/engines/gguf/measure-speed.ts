import type { GenerationEvent } from '../../port.ts'

/** Tokens of an answer that is long enough to measure a speed. */
const minTokens = 16

/** Passes an answer on, and reports at its end how many tokens came in a second, reading the prompt not counted. */
export async function* measureSpeed(
  events: AsyncIterable<GenerationEvent>,
  tell: (tokensPerSecond: number) => void,
): AsyncGenerator<GenerationEvent> {
  let begin: number | undefined
  for await (const event of events) {
    if (event.kind === 'text') begin ??= performance.now()
    if (event.kind === 'usage' && begin !== undefined && event.usage.completionTokens >= minTokens) {
      const seconds = (performance.now() - begin) / 1_000
      // The first token came at the beginning.
      if (seconds > 0) tell((event.usage.completionTokens - 1) / seconds)
    }
    yield event
  }
}
