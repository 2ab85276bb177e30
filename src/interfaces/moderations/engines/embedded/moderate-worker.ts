/** What a worker thread runs: its default export, the texts of one request at a time. */
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { type JudgedText, judgeText } from './model/judge-text.ts'
import { loadModel } from './model/load-model.ts'

const load = memoizeLoad(loadModel)

export default async function run(texts: readonly string[]): Promise<readonly JudgedText[]> {
  const model = await load()
  return texts.map((text) => judgeText(model, text))
}
