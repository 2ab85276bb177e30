import { join } from 'node:path'
import { normOf } from '../../../../libraries/numbers/norm-of.ts'
import type { Runtime } from '../../../../libraries/onnx/load-packages.ts'
import { openSession } from '../../../../libraries/onnx/open-session.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { loadTexts } from './load-texts.ts'
import { fitLine } from './fit-line.ts'
import { type PreparedPicture, preparePicture } from './prepare-picture.ts'
import { readPreparation } from './read-preparation.ts'
import { readFloats, runModel } from '../../../../libraries/onnx/run-model.ts'
import { sigmoid, softmax } from '../../../../libraries/onnx/scores.ts'

export interface Comparer {
  /** How well each text that the model was loaded with fits a picture, as the model's own logits. */
  score(pixels: Pixels): Promise<readonly number[]>
  /** Logits of texts that are weighed against each other as confidences: CLIP lets one be true, SigLIP each by itself. */
  toConfidences(scores: readonly number[]): readonly number[]
}

export interface ComparerOptions {
  readonly texts: readonly string[]
  readonly threads: number
  /** Where packages are looked for, beside those of the program. */
  readonly packages: string
}

/**
 * Loads a model that compares pictures with texts. It is run on all texts once: what it makes of them is kept, and with it how it makes
 * logits of cosines, a line whose slope and height no file says. A picture then costs the model one text.
 */
export async function loadComparer(
  runtime: Runtime,
  folder: string,
  { texts, threads, packages }: ComparerOptions,
): Promise<Comparer> {
  const { model_type: family } = (await readFields(join(folder, 'config.json'))) ?? {}
  const isSiglip = typeof family === 'string' && family.startsWith('siglip')
  const encodeTexts = await loadTexts(runtime, folder, { isPaddedToMax: isSiglip, packages })
  const preparation = await readPreparation(folder)
  const session = await openSession(runtime, folder, { threads })
  const run = ({ values, shape }: PreparedPicture, wanted: readonly string[]) =>
    runModel(session, { ...encodeTexts(wanted), pixel_values: new runtime.Tensor('float32', values, shape) })

  const first = await run(await preparePicture(anyPicture, preparation), texts)
  const embeddings = readFloats(first, 'text_embeds')
  const compareAll = (picture: Float32Array) =>
    texts.map((_, text) => cosine(picture, embeddings.subarray(text * picture.length, (text + 1) * picture.length)))
  const toLogit = fitLine(compareAll(readFloats(first, 'image_embeds')), readFloats(first, 'logits_per_image'))
  return {
    async score(pixels) {
      const outputs = await run(await preparePicture(pixels, preparation), texts.slice(0, 1))
      return compareAll(readFloats(outputs, 'image_embeds')).map(toLogit)
    },
    toConfidences: isSiglip ? sigmoid : softmax,
  }
}

/** Any will do to see how logits are made of cosines. */
const anyPicture: Pixels = {
  width: 2,
  height: 2,
  data: Uint8Array.from([250, 40, 20, 10, 20, 30, 40, 90, 60, 20, 80, 9]),
}

function cosine(one: Float32Array, other: Float32Array): number {
  const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
  return product / (normOf(one) * normOf(other) || 1)
}
