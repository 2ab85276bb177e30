import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { kernelError } from '../../../../kernel/errors/service-error.ts'
import type { Logger } from '../../../../kernel/observability/logger.ts'
import { createWorkerPools } from '../../../../kernel/workers/piscina-pools.ts'
import type { AnalyzeOptions, Feature } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import type { LookResult, LookTask, ModelKind, Seen } from './look-worker.ts'
import type { OnnxSettings } from './settings.ts'
import { usualLabels } from './usual-labels.ts'

export interface Models extends AsyncDisposable {
  /** What those models see that are needed for what was asked. */
  look(pixels: Pixels, features: ReadonlySet<Feature>, options?: AnalyzeOptions): Promise<readonly Seen[]>
  /** Loads them all, so that the first picture need not wait for them. */
  load(): Promise<void>
}

/** Milliseconds: a caption takes some seconds where WebAssembly writes it, and so does loading. */
const limits = { maxWaitMs: 60_000, maxRunMs: 120_000 }

/** Opens the models that settings name, in one thread of their own; each is loaded when it is first needed. */
export async function openModels(settings: OnnxSettings, log: Logger): Promise<Models> {
  const folders = await findFolders(settings)
  const workers = createWorkerPools({ maxThreads: 1, log })
  const pool = workers.open<LookTask, LookResult>(new URL('./look-worker.ts', import.meta.url), {
    queue: 'image-analysis',
    ...limits,
  })
  const common = { labels: readLabels(settings), threads: settings.IMAGE_ANALYSIS_ONNX_THREADS }
  const run = async ([kind, folder]: [ModelKind, string], pixels?: Pixels, options?: AnalyzeOptions) => {
    const result = await pool.run({ kind, folder, pixels, ...common }, options)
    if ('unavailable' in result) throw kernelError('engine_unavailable', result.unavailable, { cause: result.cause })
    return result
  }
  return {
    look(pixels, features, options) {
      const needed = [...folders].filter(([kind]) => uses[kind].some((feature) => features.has(feature)))
      return Promise.all(needed.map((model) => run(model, pixels, options)))
    },
    async load() {
      await Promise.all([...folders].map((model) => run(model)))
    },
    [Symbol.asyncDispose]: () => workers[Symbol.asyncDispose](),
  }
}

const uses: Readonly<Record<ModelKind, readonly Feature[]>> = {
  caption: ['description'],
  tag: ['tags', 'description'],
  'zero-shot': ['categories', 'tags', 'description'],
}

async function findFolders(settings: OnnxSettings): Promise<ReadonlyMap<ModelKind, string>> {
  const named = [
    ['caption', 'IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER'],
    ['tag', 'IMAGE_ANALYSIS_ONNX_TAG_FOLDER'],
    ['zero-shot', 'IMAGE_ANALYSIS_ONNX_ZERO_SHOT_FOLDER'],
  ] as const
  const folders = new Map<ModelKind, string>()
  for (const [kind, name] of named) {
    const path = settings[name]
    if (path === undefined) continue
    if (!(await stat(path).catch(() => undefined))?.isDirectory())
      throw kernelError('engine_unavailable', `${name} is ${path}, which is no folder.`)
    folders.set(kind, resolve(path))
  }
  if (folders.size > 0) return folders
  const names = named.map(([, name]) => name).join(', ')
  throw kernelError('engine_unavailable', `Set at least one of ${names} to the folder of a model.`)
}

function readLabels({ IMAGE_ANALYSIS_ONNX_LABELS: text = '' }: OnnxSettings): readonly string[] {
  const labels = text.split(',').map((label) => label.trim())
  const named = labels.filter((label) => label !== '')
  return named.length > 0 ? [...new Set(named)] : usualLabels
}
