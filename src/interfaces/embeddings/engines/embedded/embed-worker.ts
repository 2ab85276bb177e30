/** What a worker thread runs: its default export, the texts of one request at a time. */
import { type EncodedTexts, encodeTexts } from './model/encode-texts.ts'
import { loadModel } from './model/load-model.ts'

let model: ReturnType<typeof loadModel> | undefined

export default async function run(texts: readonly string[]): Promise<EncodedTexts> {
  model ??= loadModel()
  return encodeTexts(await model, texts)
}
