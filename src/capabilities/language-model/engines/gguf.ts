import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { kernelError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ChatRequest, CompletionRequest, GenerationEvent, LanguageModel } from '../port.ts'
import type { Settings } from '../settings.ts'
import { contain } from '../../../kernel/foundation/observability/contain.ts'
import type { Logger } from '../../../kernel/foundation/observability/logger.ts'
import { recordSpeed } from '../../../kernel/foundation/shelf/measured-speed.ts'
import { findFolderOf } from '../../../kernel/foundation/shelf/shelf.ts'
import type { ModelFile } from '../downloads/models-folder.ts'
import { encodeMessages, encodePrompt } from './gguf/encode-prompt.ts'
import { createCheck } from './gguf/check-answer.ts'
import { createGrammar, toolsOf } from './gguf/create-grammar.ts'
import { type Generation, generate } from './gguf/generate.ts'
import { openGrammarWriter } from './gguf/open-grammar-writer.ts'
import { findMissingPackage } from '../../../kernel/foundation/gguf/load-llama.ts'
import type { LoadedModel } from './gguf/loaded-model.ts'
import { measureSpeed } from './gguf/measure-speed.ts'
import { ModelCatalogue } from './gguf/model-catalogue.ts'
import { ModelCache } from './gguf/model-cache.ts'

/** Models in GGUF files, computed in this process by llama.cpp. */
export default function createEngine(
  context: Pick<EngineContext<Settings>, 'settings' | 'dataFolder' | 'log' | 'workers'>,
): LanguageModel & AsyncDisposable {
  const catalogue = new ModelCatalogue(context.settings, context.dataFolder)
  const grammars = openGrammarWriter(context.workers)
  const cache = new ModelCache(context.settings, context.log, context.dataFolder)
  const keepSpeed = createSpeedKeeper(context)

  async function answer<Request extends ChatRequest | CompletionRequest>(
    request: Request,
    signal: AbortSignal,
    prepare: (loaded: LoadedModel, request: Request) => Promise<Prepared>,
  ): Promise<AsyncIterable<GenerationEvent>> {
    assertWanted(signal)
    const file = await catalogue.find(request.model)
    const held = await cache.hold(file)
    try {
      assertWanted(signal)
      const prepared = await prepare(held.loaded, request)
      held.loaded.slots.assertRoom(request.choices)
      return measureSpeed(generate({ ...prepared, request, held }, signal), (speed) => keepSpeed(file, speed))
    } catch (thrown) {
      held[Symbol.dispose]()
      throw thrown
    }
  }

  return {
    listModels: () => catalogue.describe(),
    chat: (request, signal) =>
      answer(request, signal, (loaded) => prepareChat(loaded, request, { grammars, log: context.log, signal })),
    complete: (request, signal) =>
      answer(request, signal, async (loaded) => ({
        prompt: encodePrompt(loaded, request),
        echoesPrompt: request.echoesPrompt,
      })),
    [Symbol.asyncDispose]: () => cache.dispose(),
  }
}

/** Once for each model: the list shows it in place of the estimate. */
function createSpeedKeeper({ dataFolder, log }: Pick<EngineContext, 'dataFolder' | 'log'>) {
  const measured = new Set<string>()
  return ({ path }: ModelFile, tokensPerSecond: number): void => {
    if (measured.has(path)) return
    measured.add(path)
    const folder = findFolderOf(path, dataFolder)
    const work = { log, doing: 'keeping the speed of a model' }
    if (folder !== undefined) contain(() => recordSpeed(folder, tokensPerSecond), work)()
  }
}

interface ChatTools {
  readonly grammars: ReturnType<typeof openGrammarWriter>
  readonly log: Logger
  readonly signal: AbortSignal
}

async function prepareChat(
  loaded: LoadedModel,
  request: ChatRequest,
  { grammars, log, signal }: ChatTools,
): Promise<Prepared> {
  const prompt = encodeMessages(loaded, request)
  const { grammar, loose } = (await createGrammar(loaded, request, grammars, signal)) ?? {}
  return {
    prompt,
    grammar,
    check: loose && createCheck(loaded, request, loose, log),
    callable: toolsOf(request).map(({ name }) => name),
    dropsLeadingSpace: loaded.pieces.addsLeadingSpace,
  }
}

/** The package, a model, or the one that CHAT_MODEL names. */
export async function findLack({
  settings,
  dataFolder,
}: Pick<EngineContext<Settings>, 'settings' | 'dataFolder'>): Promise<string | undefined> {
  const lacks = [findMissingPackage(dataFolder), await new ModelCatalogue(settings, dataFolder).findLack()]
  return lacks.filter((lack) => lack !== undefined).join(' ') || undefined
}

type Prepared = Omit<Generation, 'request' | 'held'>

function assertWanted({ aborted, reason }: AbortSignal): void {
  if (aborted) throw kernelError('cancelled', 'The caller went away.', { cause: reason })
}
