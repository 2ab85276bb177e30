/** Embeds by a sentence transformer of your own, an ONNX file run in a worker thread by onnxruntime-node or onnxruntime-web. */
import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { EngineContext } from '../../../kernel/engines/engine.ts'
import { kernelError } from '../../../kernel/errors/service-error.ts'
import { listMissingPackages } from '../../../kernel/onnx/load-packages.ts'
import type { TextEmbedder } from '../port.ts'
import { modelNotFound } from '../domain/errors.ts'
import { fitVector, toUnitLength } from '../domain/fit-vector.ts'
import type { OnnxSettings } from './onnx/settings.ts'
import type { OnnxResult, OnnxTask } from './onnx/embed-worker.ts'

/** A transformer takes some milliseconds a sentence, and a request may hold 2,048 of them. */
const maxRunMs = 300_000

export default async function createEngine({
  settings,
  workers,
}: Pick<EngineContext<OnnxSettings>, 'settings' | 'workers'>): Promise<TextEmbedder> {
  const folder = await findFolder(settings.EMBEDDINGS_ONNX_FOLDER)
  const name = basename(folder)
  const pool = workers.open<OnnxTask, OnnxResult>(new URL('./onnx/embed-worker.ts', import.meta.url), {
    queue: 'embeddings',
    maxRunMs,
  })
  return {
    async embed({ texts, model, dimensions }, options) {
      if (model !== undefined && model !== name) throw modelNotFound(model, name)
      const result = await pool.run({ folder, texts, threads: settings.EMBEDDINGS_ONNX_THREADS }, options)
      if ('unavailable' in result) throw kernelError('engine_unavailable', result.unavailable, { cause: result.cause })
      const vectors = result.vectors.map((vector) => toUnitLength(fitVector(vector, dimensions)))
      return { vectors, model: name, tokens: result.tokens }
    },
  }
}

/** Packages, and the folder of a model. */
export async function findLack({
  settings,
}: Pick<EngineContext<OnnxSettings>, 'settings'>): Promise<string | undefined> {
  const isThere = (await findPlace(settings.EMBEDDINGS_ONNX_FOLDER)) !== undefined
  return [...listMissingPackages(), ...(isThere ? [] : [folderMissing])].join(' ') || undefined
}

async function findFolder(path: string | undefined): Promise<string> {
  const folder = await findPlace(path)
  if (folder === undefined) throw kernelError('engine_unavailable', folderMissing)
  return folder
}

const folderMissing = 'Set EMBEDDINGS_ONNX_FOLDER to the folder of a sentence transformer.'

async function findPlace(path: string | undefined): Promise<string | undefined> {
  const folder = path && resolve(path)
  return folder && (await stat(folder).catch(() => undefined))?.isDirectory() ? folder : undefined
}
