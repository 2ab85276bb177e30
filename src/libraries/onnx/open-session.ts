import type { InferenceSession } from 'onnxruntime-web'
import type { Runtime } from './load-packages.ts'
import { findLargestConstant } from './find-largest-constant.ts'
import { MissingPartError } from './missing-part-error.ts'
import { readModelFile } from './read-model-files.ts'

export interface SessionOptions {
  readonly threads: number
  /** The file's name without its ending, `model` when absent. */
  readonly name?: string
}

/** Numbers of the largest tensor that a model makes of its weights: 1 GiB of 32-bit floats. */
const maxConstant = 2 ** 28

/** Loads a model of a folder. */
export async function openSession(
  runtime: Runtime,
  folder: string,
  { threads, name = 'model' }: SessionOptions,
): Promise<InferenceSession> {
  const model = await readModelFile(folder, name)
  try {
    if (findLargestConstant(model) > maxConstant) throw new RangeError('Its constants unfold to more than 1 GiB.')
    return await runtime.InferenceSession.create(model, { intraOpNumThreads: threads })
  } catch (cause) {
    throw new MissingPartError(`${name}.onnx in ${folder} is no model that can be run here.`, { cause })
  }
}
