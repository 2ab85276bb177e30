import type { InferenceSession, Tensor } from 'onnxruntime-web'
import { lookUp } from '../json/look-up.ts'
import { MissingPartError } from './missing-part-error.ts'

/** What a model may be given, by the names that exports of transformers have for it. */
export type Feeds = Readonly<Record<string, Tensor | undefined>>

/** Runs a model on those of the inputs that it has. */
export async function runModel(session: InferenceSession, feeds: Feeds): Promise<InferenceSession.ReturnType> {
  const inputs = session.inputNames.map((name) => {
    const tensor = lookUp(feeds, name)
    if (!tensor) throw new MissingPartError(`The model wants "${name}", which models of its kind are not given here.`)
    return [name, tensor] as const
  })
  return session.run(Object.fromEntries(inputs))
}

/** An output's numbers, which have to be 32-bit floats. */
export function readFloats(outputs: InferenceSession.ReturnType, name: string): Float32Array {
  const { data } = lookUp(outputs, name) ?? {}
  if (data instanceof Float32Array) return data
  throw new MissingPartError(`The model gives no "${name}" as 32-bit floats; take another export of it.`)
}
