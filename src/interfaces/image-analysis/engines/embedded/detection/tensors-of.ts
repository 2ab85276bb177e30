import type * as Converter from '@tensorflow/tfjs-converter'
import type * as TensorFlow from '@tensorflow/tfjs-core'
import type { Human } from '@vladmandic/human'

/** TensorFlow.js, which the library hands out untyped. */
export type Tensors = typeof TensorFlow & Pick<typeof Converter, 'loadGraphModel'>

export function tensorsOf(human: Human): Tensors {
  const library: unknown = human.tf
  if (isTensors(library)) return library
  throw new Error('This version of @vladmandic/human has no TensorFlow.js.')
}

function isTensors(library: unknown): library is Tensors {
  return typeof library === 'object' && library !== null && 'tensor' in library && 'loadGraphModel' in library
}
