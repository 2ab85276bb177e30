import type { EngineContext } from '../../../kernel/engines/engine.ts'
import type { WorkerPools } from '../../../kernel/workers/pools.ts'
import type { LanguageModel } from '../port.ts'
import { createAssistant } from './embedded/assistant/assistant.ts'
import { builtinModel } from '../domain/builtin-model.ts'
import { checkRequest as checkChat } from './embedded/chat/check-request.ts'
import { countPrompt } from './embedded/chat/count-prompt.ts'
import { say } from './embedded/chat/say.ts'
import { checkRequest as checkCompletion, readPrompt } from './embedded/completion/check-request.ts'
import { complete } from './embedded/completion/complete.ts'
import { createTextModel, type TextModel, type TextModelParts } from './embedded/text-model.ts'

type Context = Pick<EngineContext, 'now' | 'workers' | 'yieldToEventLoop'>

/**
 * What answers with no weights of the user's: completions by an n-gram model trained on books, and a chat by an assistant that
 * works answers out and asks those interfaces of the server that the one who asks may use.
 */
export default function createEngine({ now, workers, yieldToEventLoop }: Context): LanguageModel {
  const load = createLoader(workers)
  const assistant = createAssistant({ now })
  return {
    listModels: async () => [builtinModel],
    async chat(request, signal) {
      checkChat(request)
      signal.throwIfAborted()
      const { tokenizer } = await load()
      await yieldToEventLoop(signal)
      const promptTokens = countPrompt(request.messages, tokenizer)
      const answer = await assistant.answer(request.messages, request.skills ?? [], signal)
      return say(answer, promptTokens, request, tokenizer, () => yieldToEventLoop(signal))
    },
    async complete(request, signal) {
      checkCompletion(request)
      signal.throwIfAborted()
      const model = await load()
      await yieldToEventLoop(signal)
      return complete(model, readPrompt(request.prompt, model.tokenizer), request, () => yieldToEventLoop(signal))
    },
  }
}

/** Milliseconds for which those who ask first wait for a thread: all who come later gain by it. */
const maxWaitMs = 30_000

/** Reads the model on first use, in a thread: half a second in which the event loop serves others. */
function createLoader(workers: WorkerPools): () => Promise<TextModel> {
  const pool = workers.open<undefined, TextModelParts>(new URL('./embedded/load-worker.ts', import.meta.url), {
    queue: 'language-model',
    maxWaitMs,
  })
  let loading: Promise<TextModel> | undefined
  const load = async () => {
    try {
      return createTextModel(await pool.run(undefined))
    } catch (thrown) {
      loading = undefined
      throw thrown
    }
  }
  return () => (loading ??= load())
}
