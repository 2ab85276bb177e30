/** Embeds by a sentence transformer of your own, an ONNX file run in a worker thread by onnxruntime-node or onnxruntime-web. */
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { EngineContext } from '../../../kernel/wire/interface/engine.ts'
import { kernelError, LackError } from '../../../kernel/foundation/errors/service-error.ts'
import { memoizeLoad } from '../../../libraries/memoize/memoize-load.ts'
import { followInUse } from '../../../kernel/foundation/shelf/follow-in-use.ts'
import { findInUse, type ShelvedModel } from '../../../kernel/foundation/shelf/shelf.ts'
import { listMissingPackages } from '../../../libraries/onnx/load-packages.ts'
import { packagesFolderOf } from '../../../libraries/packages/packages-folder.ts'
import type { TextEmbedder } from '../port.ts'
import { modelNotFound } from '../domain/errors.ts'
import { fitVector, toUnitLength } from '../domain/fit-vector.ts'
import type { OnnxSettings } from './onnx/settings.ts'
import type { OnnxResult, OnnxTask } from './onnx/embed-worker.ts'

/** A transformer takes some milliseconds a sentence, and a request may hold 2,048 of them. */
const maxRunMs = 300_000

type Context = Pick<EngineContext<OnnxSettings>, 'settings' | 'workers' | 'dataFolder'>

export default async function createEngine(context: Context): Promise<TextEmbedder> {
  const { settings, workers } = context
  const packages = packagesFolderOf(context.dataFolder)
  const findFolder = followFolder(context)
  await findFolder()
  const pool = workers.open<OnnxTask, OnnxResult>(new URL('./onnx/embed-worker.ts', import.meta.url), {
    queue: 'embeddings',
    maxRunMs,
  })
  return {
    async embed({ texts, model, dimensions }, options) {
      const folder = await findFolder()
      const name = basename(folder)
      if (model !== undefined && model !== name) throw modelNotFound(model, name)
      const task = { folder, texts, threads: settings.EMBEDDINGS_ONNX_THREADS, packages }
      const result = await pool.run(task, options)
      if ('unavailable' in result) throw kernelError('engine_unavailable', result.unavailable, { cause: result.cause })
      const vectors = result.vectors.map((vector) => toUnitLength(fitVector(vector, dimensions)))
      return { vectors, model: name, tokens: result.tokens }
    },
  }
}

/** Packages, and the folder of a model. */
export async function findLack({
  settings,
  dataFolder,
}: Pick<Context, 'settings' | 'dataFolder'>): Promise<string | undefined> {
  const isThere = (await findHere(settings.EMBEDDINGS_ONNX_FOLDER, dataFolder)) !== undefined
  const missing = listMissingPackages(packagesFolderOf(dataFolder))
  return [...missing, ...(isThere ? [] : [folderMissing])].join(' ') || undefined
}

const purpose = 'embeddings'

async function findHere(named: string | undefined, dataFolder: string): Promise<string | undefined> {
  return named === undefined ? folderOf(await findInUse(dataFolder, purpose)) : findPlace(named)
}

/** Of a model in ONNX files; another kind is for another engine. */
function folderOf(model: ShelvedModel | undefined): string | undefined {
  return model?.card.files.some(({ path }) => path.endsWith('.onnx')) ? model.folder : undefined
}

/** The folder that the setting names, else that of the model that was pulled. */
function followFolder({ settings, dataFolder }: Pick<Context, 'settings' | 'dataFolder'>): () => Promise<string> {
  const findPulled = followInUse(dataFolder, purpose)
  const findNamed = memoizeLoad(async () => findPlace(settings.EMBEDDINGS_ONNX_FOLDER))
  return async () => {
    const folder = settings.EMBEDDINGS_ONNX_FOLDER === undefined ? folderOf(await findPulled()) : await findNamed()
    if (folder === undefined) throw new LackError(folderMissing)
    return folder
  }
}

const folderMissing =
  '"mainstay models pull all-minilm-l6-v2" gets a sentence transformer; or set EMBEDDINGS_ONNX_FOLDER to the folder of one.'

async function findPlace(path: string | undefined): Promise<string | undefined> {
  const folder = path && resolve(path)
  return folder && (await stat(folder).catch(() => undefined))?.isDirectory() ? folder : undefined
}
