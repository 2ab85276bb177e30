/** What a worker thread runs: its default export, the texts of one request at a time. */
import { loadModel } from './model/load-model.ts'
import { type Scores, scoreText } from './model/score-text.ts'

let model: ReturnType<typeof loadModel> | undefined

export default async function run(texts: readonly string[]): Promise<readonly Scores[]> {
  model ??= loadModel()
  const loaded = await model
  return texts.map((text) => scoreText(loaded, text))
}
