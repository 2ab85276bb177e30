/** What a worker thread runs: its default export, the texts of one request at a time. */
import { memoizeLoad } from '../../../../kernel/memoize/memoize-load.ts'
import { loadModel } from './model/load-model.ts'
import { type Scores, scoreText } from './model/score-text.ts'

const load = memoizeLoad(loadModel)

export default async function run(texts: readonly string[]): Promise<readonly Scores[]> {
  const model = await load()
  return texts.map((text) => scoreText(model, text))
}
