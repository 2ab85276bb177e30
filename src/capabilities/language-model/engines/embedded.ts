import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import type { WorkerPools } from '../../../kernel/foundation/workers/pools.ts'
import { runInTurns } from '../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { openDetector } from '../../translation/detection/open-detector.ts'
import { textOf } from '../domain/chat-message.ts'
import type { ChatRequest, LanguageModel } from '../port.ts'
import { createAssistant } from './embedded/assistant/assistant.ts'
import { builtinModel, ngramModel } from '../domain/builtin-model.ts'
import { offerHelp } from './embedded/assistant/offer-help.ts'
import type { ReplyText } from './embedded/assistant/topic.ts'
import { checkRequest as checkChat } from './embedded/chat/check-request.ts'
import { countPrompt } from './embedded/chat/count-prompt.ts'
import { say } from './embedded/chat/say.ts'
import { checkRequest as checkCompletion, readPrompt } from './embedded/completion/check-request.ts'
import { complete } from './embedded/completion/complete.ts'
import { continueKnown } from './embedded/completion/known/continue-known.ts'
import { extract } from './embedded/extraction/extract.ts'
import { createTextModel, type TextModel, type TextModelParts } from './embedded/text-model.ts'

type Context = Pick<EngineContext, 'now' | 'workers' | 'yieldToEventLoop'>

/**
 * What answers with no weights of the user's: completions by an n-gram model trained on books, and a chat by an assistant that
 * works answers out and asks those interfaces of the server that the one who asks may use.
 */
export default function createEngine({ now, workers, yieldToEventLoop }: Context): LanguageModel {
  const load = createLoader(workers)
  const detectLanguage = openDetector(yieldToEventLoop)
  const assistant = createAssistant({ now, detect: (text, signal) => detectLanguage(text, [], { signal }) })
  return {
    listModels: async () => [builtinModel, ngramModel],
    async chat(request, signal) {
      checkChat(request)
      signal.throwIfAborted()
      const { tokenizer } = await load()
      await yieldToEventLoop(signal)
      const promptTokens = await runInTurns(countPrompt(request.messages, tokenizer), () => yieldToEventLoop(signal))
      const answer = await assistant.answer(request.messages, request.skills ?? [], signal)
      return say(inFormat(answer, request), promptTokens, request, tokenizer, () => yieldToEventLoop(signal))
    },
    async complete(request, signal) {
      checkCompletion(request)
      signal.throwIfAborted()
      const model = await load()
      await yieldToEventLoop(signal)
      const takeTurns = () => yieldToEventLoop(signal)
      const prompt = await runInTurns(readPrompt(request.prompt, model.tokenizer), takeTurns)
      const answer = async (question: string) => {
        const said = await assistant.answer([{ role: 'user', content: [{ kind: 'text', text: question }] }], [], signal)
        return said.isAnswer ? said.text : undefined
      }
      return complete(model, prompt, request, (text) => continueKnown(text, answer), takeTurns)
    },
  }
}

/** An answer as the request wants it: by its schema, except to somebody in danger. */
function inFormat(said: ReplyText, { format, messages }: ChatRequest): ReplyText {
  if (format?.kind !== 'schema' || offerHelp(messages) !== undefined) return said
  const last = messages.findLast(({ role }) => role === 'user')
  const text = extract(format.schema, last ? textOf(last) : '', said.isAnswer ? said.text : undefined)
  return { text, isAnswer: true }
}

/** Milliseconds for which those who ask first wait for a thread: all who come later gain by it. */
const maxWaitMs = 30_000

/** Reads the model on first use, in a thread: half a second in which the event loop serves others. */
function createLoader(workers: WorkerPools): () => Promise<TextModel> {
  const pool = workers.open<undefined, TextModelParts>(new URL('./embedded/load-worker.ts', import.meta.url), {
    queue: 'language-model',
    maxWaitMs,
  })
  return memoizeLoad(async () => createTextModel(await pool.run(undefined)))
}
