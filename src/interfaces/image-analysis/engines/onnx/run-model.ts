import type { InferenceSession, Tensor } from 'onnxruntime-web'
import { MissingPartError } from '../../../../kernel/onnx/missing-part-error.ts'

/** What a model may be given, by the names that exports of transformers have for it. */
export type Feeds = Readonly<Record<string, Tensor | undefined>>

/** Runs a model on those of the inputs that it has. */
export async function runModel(session: InferenceSession, feeds: Feeds): Promise<InferenceSession.ReturnType> {
  const inputs: Record<string, Tensor> = {}
  for (const name of session.inputNames) {
    const tensor = feeds[name]
    if (!tensor) throw new MissingPartError(`The model wants "${name}", which models of its kind are not given here.`)
    inputs[name] = tensor
  }
  return session.run(inputs)
}

/** An output's numbers, which have to be 32-bit floats. */
export function readFloats(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const { data } = outputs[name] ?? {}
  if (data instanceof Float32Array) return data
  throw new MissingPartError(`The model gives no "${name}" as 32-bit floats; take another export of it.`)
}
