import { join } from 'node:path'
import { lookUp } from '../../../../libraries/json/look-up.ts'
import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import type { Runtime } from '../../../../libraries/onnx/load-packages.ts'
import { openSession } from '../../../../libraries/onnx/open-session.ts'
import type { JsonObject } from '../../../../libraries/json/json-object.ts'
import { readFields } from '../../../../libraries/onnx/read-model-files.ts'
import type { Caption } from '../../port.ts'
import type { Pixels } from '../embedded/picture/pixels.ts'
import { loadTokenizer } from '../../../../libraries/onnx/load-tokenizer.ts'
import { preparePicture } from './prepare-picture.ts'
import { readPreparation } from './read-preparation.ts'
import { readFloats, runModel } from '../../../../libraries/onnx/run-model.ts'
import { softmax } from '../../../../libraries/onnx/scores.ts'

/** Undefined where the model has nothing to say. */
export type Captioner = (pixels: Pixels) => Promise<Caption | undefined>

/** Loads a model that reads a picture (encoder) and writes about it token by token (decoder). */
export async function loadCaptioner(
  runtime: Runtime,
  folder: string,
  { threads, packages }: { readonly threads: number; readonly packages: string },
): Promise<Captioner> {
  const { tokenizer } = await loadTokenizer(folder, packages)
  const limits = await readLimits(folder)
  const preparation = await readPreparation(folder)
  const encoder = await openSession(runtime, folder, { threads, name: 'encoder_model' })
  const decoder = await openSession(runtime, folder, { threads, name: 'decoder_model' })
  return async (pixels) => {
    const { values, shape } = await preparePicture(pixels, preparation)
    const seen = await runModel(encoder, { pixel_values: new runtime.Tensor('float32', values, shape) })
    const { ids, confidence } = await write(limits, async (before) => {
      const input_ids = new runtime.Tensor('int64', BigInt64Array.from(before, BigInt), [1, before.length])
      const outputs = await runModel(decoder, { input_ids, encoder_hidden_states: seen['last_hidden_state'] })
      const logits = readFloats(outputs, 'logits')
      return softmax([...logits.subarray(-logits.length / before.length)])
    })
    const text = tokenizer.decode([...ids], { skip_special_tokens: true }).trim()
    return text === '' ? undefined : { text, confidence }
  }
}

interface Limits {
  readonly start: number
  readonly end: number
  readonly maxTokens: number
}

/** How likely each token is to come next. */
type Predict = (before: readonly number[]) => Promise<readonly number[]>

/** The likeliest token each time. The confidence is the geometric mean of what each was given. */
async function write({ start, end, maxTokens }: Limits, predict: Predict) {
  const ids: number[] = []
  let [logarithms, steps] = [0, 0]
  while (ids.length < maxTokens) {
    const shares = await predict([start, ...ids])
    const best = shares.reduce((most, share, id) => (share > (shares[most] ?? 0) ? id : most), 0)
    logarithms += Math.log(shares[best] ?? 0)
    steps += 1
    if (best === end) break
    ids.push(best)
  }
  return { ids, confidence: Math.exp(logarithms / Math.max(1, steps)) }
}

/** Longer captions are no captions. */
const maxCaptionTokens = 48

async function readLimits(folder: string): Promise<Limits> {
  const files = await Promise.all(
    ['generation_config.json', 'config.json'].map(async (name) => (await readFields(join(folder, name))) ?? {}),
  )
  const read = (name: string) =>
    files.map((fields: JsonObject) => lookUp(fields, name)).find((value) => typeof value === 'number')
  const [start, end] = [read('decoder_start_token_id'), read('eos_token_id')]
  if (typeof start !== 'number' || typeof end !== 'number')
    throw new MissingPartError(
      `Neither generation_config.json nor config.json in ${folder} names "decoder_start_token_id" and "eos_token_id".`,
    )
  const max = read('max_new_tokens') ?? read('max_length')
  return { start, end, maxTokens: Math.min(typeof max === 'number' ? max : maxCaptionTokens, maxCaptionTokens) }
}
