import type { Human, Tensor } from '@vladmandic/human'

/** What is used of TensorFlow.js, which the library hands out untyped. */
interface Tensors {
  tensor(values: Float32Array, shape: readonly number[], type: 'float32'): Tensor
  dispose(tensor: Tensor): void
}

export function tensorsOf(human: Human): Tensors {
  const library: unknown = human.tf
  if (isTensors(library)) return library
  throw new Error('This version of @vladmandic/human has no TensorFlow.js.')
}

function isTensors(library: unknown): library is Tensors {
  return typeof library === 'object' && library !== null && 'tensor' in library && 'dispose' in library
}
