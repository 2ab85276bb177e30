import type { ChatRequest, GenerationEvent } from '../../../port.ts'
import { builtinModel } from '../../../domain/builtin-model.ts'
import { createTokenWriter } from '../completion/token-writer.ts'
import type { WaitTurn } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { ReplyText } from '../assistant/topic.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'

/** For programs, which would take what is said in place of an answer for one. */
const refusal = 'This is no answer: mainstay-builtin has none to what was asked.'

/** Says an answer token by token; every choice is the same, for it was worked out. Where it is none, that is said apart as well. */
export async function* say(
  { text: said, isAnswer }: ReplyText,
  promptTokens: number,
  request: ChatRequest,
  tokenizer: Tokenizer,
  yieldToEventLoop: WaitTurn,
): AsyncGenerator<GenerationEvent> {
  // Programs that put both texts together, as the AI SDK does, show two paragraphs.
  const tokens = tokenizer.encode(isAnswer ? said : `${said}\n\n`)
  let completionTokens = 0
  yield { kind: 'start', model: builtinModel.id, ...(!isAnswer && { isUnanswered: true }) }
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
    if (!isAnswer) yield { kind: 'refusal', choice, text: refusal }
    const isWhole = writer.isStopped || messages.length === tokens.length
    yield { kind: 'finish', choice, reason: isWhole ? 'stop' : 'length' }
  }
  yield { kind: 'usage', usage: { promptTokens, completionTokens } }
}
