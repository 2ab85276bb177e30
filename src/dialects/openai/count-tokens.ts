import type { OperationContext } from '../../kernel/wire/interface.ts'
import type { GenerationEvent } from '../../capabilities/language-model/port.ts'

/** The same events; what they say of usage is counted for the caller. */
export async function* countTokens(
  events: AsyncIterable<GenerationEvent>,
  context: Pick<OperationContext<object>, 'countUsed'>,
): AsyncGenerator<GenerationEvent, void> {
  for await (const event of events) {
    if (event.kind === 'usage') context.countUsed('tokens', event.usage.promptTokens + event.usage.completionTokens)
    yield event
  }
}
