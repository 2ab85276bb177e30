import type { ChatRequest, GenerationEvent } from '../../../engine.ts'
import { builtinModel } from '../builtin-model.ts'
import { createTokenWriter } from '../completion/token-writer.ts'
import type { GiveWay } from '../give-way.ts'
import type { Tokenizer } from '../tokens/tokenizer.ts'

/** Says an answer token by token; every choice is the same, for it was worked out. */
export async function* say(
  answer: string,
  promptTokens: number,
  request: ChatRequest,
  tokenizer: Tokenizer,
  giveWay: () => ReturnType<GiveWay>,
): AsyncGenerator<GenerationEvent> {
  const tokens = tokenizer.encode(answer)
  let completionTokens = 0
  yield { kind: 'start', model: builtinModel.id }
  for (let choice = 0; choice < request.choices; choice++) {
    const writer = createTokenWriter(tokenizer, request.stop)
    const spoken = tokens.slice(0, request.maxTokens ?? tokens.length)
    for (const token of spoken) {
      await giveWay()
      writer.write(token)
      completionTokens++
      const written = writer.take()
      if (written) yield { kind: 'text', choice, text: written.text }
      if (writer.isStopped) break
    }
    const left = writer.end()
    if (left) yield { kind: 'text', choice, text: left.text }
    const isWhole = writer.isStopped || spoken.length === tokens.length
    yield { kind: 'finish', choice, reason: isWhole ? 'stop' : 'length' }
  }
  yield { kind: 'usage', usage: { promptTokens, completionTokens } }
}
