import type { ChatRequest, GenerationEvent } from '../../../port.ts'
import { builtinModel } from '../../../domain/builtin-model.ts'
import { createTokenWriter } from '../completion/token-writer.ts'
import type { YieldToEventLoop } from '../../../../../kernel/workers/yield-to-event-loop.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

/** Says an answer token by token; every choice is the same, for it was worked out. */
export async function* say(
  answer: string,
  promptTokens: number,
  request: ChatRequest,
  tokenizer: Tokenizer,
  yieldToEventLoop: () => ReturnType<YieldToEventLoop>,
): AsyncGenerator<GenerationEvent> {
  const tokens = tokenizer.encode(answer)
  let completionTokens = 0
  yield { kind: 'start', model: builtinModel.id }
  for (let choice = 0; choice < request.choices; choice++) {
    const writer = createTokenWriter(tokenizer, request.stop)
    const messages = tokens.slice(0, request.maxTokens ?? tokens.length)
    for (const token of messages) {
      await yieldToEventLoop()
      writer.write(token)
      completionTokens++
      const written = writer.take()
      if (written) yield { kind: 'text', choice, text: written.text }
      if (writer.isStopped) break
    }
    const left = writer.end()
    if (left) yield { kind: 'text', choice, text: left.text }
    const isWhole = writer.isStopped || messages.length === tokens.length
    yield { kind: 'finish', choice, reason: isWhole ? 'stop' : 'length' }
  }
  yield { kind: 'usage', usage: { promptTokens, completionTokens } }
}
