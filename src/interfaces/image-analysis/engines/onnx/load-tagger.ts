import { join } from 'node:path'
import type { Runtime } from '../../../../kernel/onnx/load-packages.ts'
import { MissingPartError } from '../../../../kernel/onnx/missing-part-error.ts'
import { openSession } from '../../../../kernel/onnx/open-session.ts'
import type { JsonObject } from '../../../../kernel/json/json-object.ts'
import { readFields } from '../../../../kernel/onnx/read-model-files.ts'
import type { Tag } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { preparePicture } from './prepare-picture.ts'
import { readPreparation } from './read-preparation.ts'
import { readFloats, runModel } from './run-model.ts'
import { sigmoid, softmax } from './scores.ts'

/** All kinds that a model knows, with how sure it is of each. */
export type Tagger = (pixels: Pixels) => Promise<readonly Tag[]>

/** Loads a model of image classification. */
export async function loadTagger(runtime: Runtime, folder: string, threads: number): Promise<Tagger> {
  const config = (await readFields(join(folder, 'config.json'))) ?? {}
  const names = readNames(config, folder)
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

function readNames({ id2label: labels }: JsonObject, folder: string): readonly string[] {
  if (typeof labels !== 'object' || labels === null)
    throw new MissingPartError(`config.json in ${folder} has no "id2label", the names of what the model tells apart.`)
  const names: string[] = []
  for (const [id, label] of Object.entries(labels)) names[Number(id)] = toTagName(String(label))
  return names
}

/** Of a label such as `tabby, tabby cat` the first word. */
function toTagName(label: string): string {
  const [first = label] = label.split(',')
  return first.replaceAll('_', ' ').trim().toLowerCase()
}
