import type { KernelFunc, TensorInfo } from '@tensorflow/tfjs-core'
import type { Tensors } from './tensors-of.ts'

/**
 * Has means over the height and the width of a tensor, of which the model of objects takes nine, taken by pooling: the backend's own
 * way transposes the whole tensor first, and takes three to seven times as long. Results differ by rounding alone.
 */
export function poolMeans(tf: Tensors): void {
  const backendName = tf.getBackend()
  const [mean, pool] = [tf.getKernel('Mean', backendName), tf.getKernel('AvgPool', backendName)]
  if (!mean || !pool) return
  const kernelFunc: KernelFunc = (call) => {
    const { x } = call.inputs
    if (!x || !isOverPicture(x, call.attrs?.['axis'])) return mean.kernelFunc(call)
    const [count = 0, height = 0, width = 0, channels = 0] = x.shape
    const attrs = { filterSize: [height, width], strides: 1, pad: 'valid' }
    const [pooled] = [pool.kernelFunc({ inputs: { x }, backend: call.backend, attrs })].flat()
    if (!pooled) throw new Error('Pooling gave no tensor.')
    return call.attrs?.['keepDims'] ? pooled : { ...pooled, shape: [count, channels] }
  }
  tf.unregisterKernel('Mean', backendName)
  tf.registerKernel({ ...mean, kernelFunc })
}

function isOverPicture({ shape, dtype }: TensorInfo, axis: unknown): boolean {
  return dtype === 'float32' && shape.length === 4 && Array.isArray(axis) && axis.join() === '1,2'
}
