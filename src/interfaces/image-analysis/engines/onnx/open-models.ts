import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { kernelError, LackError } from '../../../../kernel/foundation/errors/service-error.ts'
import { followInUse } from '../../../../kernel/foundation/shelf/follow-in-use.ts'
import { findInUse } from '../../../../kernel/foundation/shelf/shelf.ts'
import { packagesFolderOf } from '../../../../libraries/packages/packages-folder.ts'
import type { Logger } from '../../../../kernel/foundation/observability/logger.ts'
import { createWorkerPools } from '../../../../kernel/foundation/workers/piscina-pools.ts'
import type { AnalyzeOptions, Feature } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import type { LookResult, LookTask, ModelKind, Recognition } from './look-worker.ts'
import type { OnnxSettings } from './settings.ts'
import { usualLabels } from './usual-labels.ts'

export interface Models extends AsyncDisposable {
  /** What those models see that are needed for what was asked. */
  look(pixels: Pixels, features: ReadonlySet<Feature>, options?: AnalyzeOptions): Promise<readonly Recognition[]>
  /** Loads them all, so that the first picture need not wait for them. */
  load(): Promise<void>
}

/** Milliseconds: a caption takes some seconds where WebAssembly writes it, and so does loading. */
const limits = { maxWaitMs: 60_000, maxRunMs: 120_000 }

/** Opens the models that settings name, in one thread of their own; each is loaded when it is first needed. */
export async function openModels(settings: OnnxSettings, log: Logger, dataFolder: string): Promise<Models> {
  const findFolders = followFolders(settings, dataFolder)
  await findFolders()
  const workers = createWorkerPools({ maxThreads: 1, log })
  const pool = workers.open<LookTask, LookResult>(new URL('./look-worker.ts', import.meta.url), {
    queue: 'image-analysis',
    ...limits,
  })
  const common = {
    labels: readLabels(settings),
    threads: settings.IMAGE_ANALYSIS_ONNX_THREADS,
    packages: packagesFolderOf(dataFolder),
  }
  const run = async ([kind, folder]: readonly [ModelKind, string], pixels?: Pixels, options?: AnalyzeOptions) => {
    const result = await pool.run({ kind, folder, pixels, ...common }, options)
    if ('unavailable' in result) throw kernelError('engine_unavailable', result.unavailable, { cause: result.cause })
    return result
  }
  return {
    async look(pixels, features, options) {
      const needed = [...(await findFolders())].filter(([kind]) => uses[kind].some((feature) => features.has(feature)))
      return Promise.all(needed.map((model) => run(model, pixels, options)))
    },
    async load() {
      await Promise.all([...(await findFolders())].map((model) => run(model)))
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}

const uses: Readonly<Record<ModelKind, readonly Feature[]>> = {
  caption: ['description'],
  tag: ['tags', 'description'],
  'zero-shot': ['categories', 'tags', 'description'],
}

/** Each kind with the setting that names a folder, and the purpose of models that are pulled. */
const kinds = [
  ['caption', 'IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER', 'captions'],
  ['tag', 'IMAGE_ANALYSIS_ONNX_TAG_FOLDER', 'tags'],
  ['zero-shot', 'IMAGE_ANALYSIS_ONNX_ZERO_SHOT_FOLDER', 'zero-shot'],
] as const

/** Whether there is a model of any kind, named or pulled. */
export async function hasModels(settings: OnnxSettings, dataFolder: string): Promise<boolean> {
  const found = await Promise.all(
    kinds.map(async ([, name, purpose]) => settings[name] ?? (await findInUse(dataFolder, purpose))?.folder),
  )
  return found.some((folder) => folder !== undefined)
}

/** The folders of models: those that settings name, else those in use that were pulled. */
function followFolders(
  settings: OnnxSettings,
  dataFolder: string,
): () => Promise<readonly (readonly [ModelKind, string])[]> {
  const find = kinds.map(([kind, name, purpose]) => {
    const followed = followInUse(dataFolder, purpose)
    return async () => {
      const folder =
        settings[name] === undefined ? (await followed())?.folder : await assertFolder(name, settings[name])
      return folder === undefined ? [] : [[kind, folder] as const]
    }
  })
  return async () => {
    const folders = (await Promise.all(find.map((each) => each()))).flat()
    if (folders.length > 0) return folders
    throw new LackError(modelsMissing)
  }
}

async function assertFolder(name: string, path: string): Promise<string> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return resolve(path)
  throw kernelError('engine_unavailable', `${name} is ${path}, which is no folder.`)
}

/** What to do where there is no model. */
export const modelsMissing = `"mainstay models pull vit-gpt2-image-captioning" gets a model that writes captions; or set at least one of ${kinds.map(([, name]) => name).join(', ')} to the folder of a model.`

function readLabels({ IMAGE_ANALYSIS_ONNX_LABELS: text = '' }: OnnxSettings): readonly string[] {
  const labels = text.split(',').map((label) => label.trim())
  const named = labels.filter((label) => label !== '')
  return named.length > 0 ? [...new Set(named)] : usualLabels
}
