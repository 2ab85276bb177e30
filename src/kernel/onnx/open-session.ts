import type { InferenceSession } from 'onnxruntime-web'
import type { Runtime } from './load-packages.ts'
import { MissingPartError } from './missing-part-error.ts'
import { readModelFile } from './read-model-files.ts'

export interface SessionOptions {
  readonly threads: number
  /** The file's name without its ending, `model` when absent. */
  readonly name?: string
}

/** Loads a model of a folder. */
export async function openSession(
  runtime: Runtime,
  folder: string,
  { threads, name = 'model' }: SessionOptions,
): Promise<InferenceSession> {
  const model = await readModelFile(folder, name)
  try {
    return await runtime.InferenceSession.create(model, { intraOpNumThreads: threads })
  } catch (cause) {
    throw new MissingPartError(`${name}.onnx in ${folder} is no model that can be run here.`, { cause })
  }
}
