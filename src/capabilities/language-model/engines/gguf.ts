import type { LlamaGrammar, Token } from 'node-llama-cpp'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import { kernelError } from '../../../kernel/errors/service-error.ts'
import type { ChatRequest, CompletionRequest, GenerationEvent, LanguageModel } from '../port.ts'
import type { Settings } from '../settings.ts'
import { encodeMessages, encodePrompt } from './gguf/encode-prompt.ts'
import { generate } from './gguf/generate.ts'
import { createGrammar } from './gguf/create-grammar.ts'
import type { LoadedModel } from './gguf/loaded-model.ts'
import { ModelCatalogue } from './gguf/model-catalogue.ts'
import { ModelCache } from './gguf/model-cache.ts'

/** Models in GGUF files, computed in this process by llama.cpp. */
export default function createEngine(
  context: Pick<EngineContext<Settings>, 'settings' | 'dataFolder' | 'log'>,
): LanguageModel & AsyncDisposable {
  const catalogue = new ModelCatalogue(context.settings, context.dataFolder)
  const cache = new ModelCache(context.settings, context.log)

  async function answer<Request extends ChatRequest | CompletionRequest>(
    request: Request,
    signal: AbortSignal,
    prepare: (loaded: LoadedModel, request: Request) => Promise<Prepared>,
  ): Promise<AsyncIterable<GenerationEvent>> {
    assertWanted(signal)
    const held = await cache.hold(await catalogue.find(request.model))
    try {
      assertWanted(signal)
      const prepared = await prepare(held.loaded, request)
      held.loaded.slots.assertRoom(request.choices)
      return generate({ ...prepared, request, held }, signal)
    } catch (thrown) {
      held[Symbol.dispose]()
      throw thrown
    }
  }

  return {
    listModels: () => catalogue.describe(),
    chat: (request, signal) =>
      answer(request, signal, async (loaded) => ({
        prompt: encodeMessages(loaded, request),
        grammar: await createGrammar(loaded, request),
        readsCalls: request.tools.length > 0 && request.toolChoice !== 'none',
        dropsLeadingSpace: loaded.pieces.addsLeadingSpace,
      })),
    complete: (request, signal) =>
      answer(request, signal, async (loaded) => ({
        prompt: encodePrompt(loaded, request),
        echoesPrompt: request.echoesPrompt,
      })),
    [Symbol.asyncDispose]: () => cache.dispose(),
  }
}

interface Prepared {
  readonly prompt: readonly Token[]
  readonly grammar?: LlamaGrammar | undefined
  readonly readsCalls?: boolean
  readonly echoesPrompt?: boolean
  readonly dropsLeadingSpace?: boolean
}

function assertWanted({ aborted, reason }: AbortSignal): void {
  if (aborted) throw kernelError('cancelled', 'The caller went away.', { cause: reason })
}
