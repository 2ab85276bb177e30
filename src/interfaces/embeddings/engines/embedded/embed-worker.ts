/** What a worker thread runs: its default export, the texts of one request at a time. */
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { type EncodedTexts, encodeTexts } from './model/encode-texts.ts'
import { loadModel } from './model/load-model.ts'

const load = memoizeLoad(loadModel)

export default async function run(texts: readonly string[]): Promise<EncodedTexts> {
  return encodeTexts(await load(), texts)
}
