import { createRequire } from 'node:module'
import { join } from 'node:path'
import type * as TensorFlow from '@tensorflow/tfjs-core'
import type { AdultScores } from '../../../port.ts'
import type { Tensors } from './tensors-of.ts'
import { toAdultScores } from './to-adult-scores.ts'

/** How adult and how racy a picture is, given as one by height by width by three numbers from 0 to 255. */
export type AdultModel = (picture: TensorFlow.Tensor4D) => Promise<AdultScores>

/** As nsfwjs packs its models: the topology, and the weights as base64, each in a module of its own. */
interface PackedModel {
  readonly modelTopology: object
  readonly weightsManifest: TensorFlow.io.WeightsManifestConfig
}

/** Pixels of a side, as the model was trained. */
const side = 224

/** Loads the model from the installed package, without that package's own code, which asks for all of TensorFlow.js. */
export async function loadAdultModel(tf: Tensors, folder: string): Promise<AdultModel> {
  const load = createRequire(import.meta.url)
  const packed: unknown = load(join(folder, 'model.min.js'))
  if (!isPackedModel(packed)) throw new Error(`${folder} holds no model as nsfwjs 4 packs them.`)
  const { modelTopology, weightsManifest } = packed
  const paths = weightsManifest.flatMap((group) => group.paths)
  const parts = paths.map((path) => String(load(join(folder, `${path}.min.js`))))
  const weightData = new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part, 'base64')))).buffer
  const weightSpecs = weightsManifest.flatMap((group) => group.weights)
  const model = await tf.loadGraphModel({
    load: async () => ({ modelTopology, weightSpecs, weightData }),
  })
  return async (picture) => {
    const shares = tf.tidy(() => {
      const small = tf.image.resizeBilinear(picture, [side, side], true)
      return model.predict(tf.div(small, 255))
    })
    if (!(shares instanceof tf.Tensor))
      throw new Error('The model of adult content gives something else than one list.')
    const values = await shares.data()
    tf.dispose(shares)
    return toAdultScores([...values])
  }
}

function isPackedModel(packed: unknown): packed is PackedModel {
  return typeof packed === 'object' && packed !== null && 'modelTopology' in packed && 'weightsManifest' in packed
}
