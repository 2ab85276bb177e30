import { join } from 'node:path'
import type { Runtime } from '../../../../libraries/onnx/load-packages.ts'
import { openSession } from '../../../../libraries/onnx/open-session.ts'
import { readLabelNames } from '../../../../libraries/onnx/read-label-names.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'
import type { Tag } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { preparePicture } from './prepare-picture.ts'
import { readPreparation } from './read-preparation.ts'
import { readFloats, runModel } from '../../../../libraries/onnx/run-model.ts'
import { sigmoid, softmax } from '../../../../libraries/onnx/scores.ts'

/** All kinds that a model knows, with how sure it is of each. */
export type Tagger = (pixels: Pixels) => Promise<readonly Tag[]>

/** Loads a model of image classification. */
export async function loadTagger(runtime: Runtime, folder: string, threads: number): Promise<Tagger> {
  const config = (await readFields(join(folder, 'config.json'))) ?? {}
  const names = readLabelNames(config, folder).map(toTagName)
  const preparation = await readPreparation(folder)
  const session = await openSession(runtime, folder, { threads })
  const toConfidences = config['problem_type'] === 'multi_label_classification' ? sigmoid : softmax
  return async (pixels) => {
    const { values, shape } = await preparePicture(pixels, preparation)
    const outputs = await runModel(session, { pixel_values: new runtime.Tensor('float32', values, shape) })
    const confidences = toConfidences([...readFloats(outputs, 'logits')])
    return confidences.map((confidence, index) => ({ name: names[index] ?? `kind ${index}`, confidence }))
  }
}

/** Of a label such as `tabby, tabby cat` the first word. */
function toTagName(label: string): string {
  const [first = label] = label.split(',')
  return first.replaceAll('_', ' ').trim().toLowerCase()
}
