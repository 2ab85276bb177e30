/** Embeds by a model in a GGUF file that was pulled, computed in this process by llama.cpp. */
import { join } from 'node:path'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { LackError } from '../../../kernel/foundation/errors/service-error.ts'
import { findMissingPackage } from '../../../kernel/foundation/gguf/load-llama.ts'
import { isModelPath } from '../../../kernel/foundation/gguf/model-path.ts'
import { followInUse } from '../../../kernel/foundation/shelf/follow-in-use.ts'
import { findInUse, type ShelvedModel } from '../../../kernel/foundation/shelf/shelf.ts'
import { modelNotFound } from '../domain/errors.ts'
import { fitVector, toUnitLength } from '../domain/fit-vector.ts'
import type { TextEmbedder } from '../port.ts'
import { type EmbedderFile, EmbedderHome } from './gguf/embedder-home.ts'
import type { GgufSettings } from './gguf/settings.ts'

const purpose = 'embeddings'

type Context = Pick<EngineContext<GgufSettings>, 'settings' | 'dataFolder' | 'log'>

export default function createEngine({ settings, dataFolder, log }: Context): TextEmbedder & AsyncDisposable {
  const findModel = followInUse(dataFolder, purpose)
  const options = { log, dataFolder, threads: settings.EMBEDDINGS_GGUF_THREADS }
  const home = new EmbedderHome(options, settings.EMBEDDINGS_GGUF_CONTEXT)
  return {
    async embed({ texts, model, dimensions }, { signal } = {}) {
      const file = toFile(await findModel())
      if (!file) throw new LackError(modelMissing)
      if (model !== undefined && model !== file.name) throw modelNotFound(model, file.name)
      const vectors: Float32Array[] = []
      let tokens = 0
      for (const text of texts) {
        const encoded = await home.encode(file, text, signal)
        vectors.push(toUnitLength(fitVector(Float32Array.from(encoded.vector), dimensions)))
        tokens += encoded.tokens
      }
      return { vectors, model: file.name, tokens }
    },
    [Symbol.asyncDispose]: () => home.dispose(),
  }
}

/** The package, and a model. */
export async function findLack({ dataFolder }: Pick<Context, 'dataFolder'>): Promise<string | undefined> {
  const model = toFile(await findInUse(dataFolder, purpose))
  const lacks = [findMissingPackage(dataFolder), model ? undefined : modelMissing]
  return lacks.filter((lack) => lack !== undefined).join(' ') || undefined
}

/** Of a model in GGUF files; another kind is for another engine. */
function toFile(model: ShelvedModel | undefined): EmbedderFile | undefined {
  const file = model?.card.files.find(({ path }) => isModelPath(path))
  return model && file && { name: model.card.name, path: join(model.folder, file.path) }
}

const modelMissing = '"mainstay models pull qwen3-embedding-0.6b" gets an embedding model in a GGUF file.'
