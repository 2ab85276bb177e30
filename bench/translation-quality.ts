import type { BenchResult } from './result.ts'
import { measureKinds } from './translation/measure-kinds.ts'
import { measurePhrases } from './translation/measure-phrases.ts'
import { measureQuality } from './translation/measure-quality.ts'

/** How much the phrase book knows, and how well the models that come with Mainstay translate what they were not trained on. */
export default async function run(): Promise<BenchResult> {
  const figures = [...(await measurePhrases()), ...(await measureQuality()), ...(await measureKinds())]
  return { name: 'translation-quality', seeds: [], figures }
}
