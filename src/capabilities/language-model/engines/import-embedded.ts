import { setImmediate as nextTurn } from 'node:timers/promises'
import type createEngine from './embedded.ts'

/** Each brings files that no other has brought; together most of the engine. */
const parts = [
  () => import('./embedded/assistant/offer-help.ts'),
  () => import('./embedded/assistant/facts/answer-countries.ts'),
  () => import('./embedded/assistant/texts/answer-texts.ts'),
  () => import('./embedded/assistant/dates/answer-dates.ts'),
  () => import('./embedded/assistant/units/convert-units.ts'),
  () => import('./embedded/assistant/words/answer-words.ts'),
  () => import('./embedded/assistant/topics.ts'),
  () => import('./embedded/text-model.ts'),
  () => import('./embedded/completion/complete.ts'),
]

/** The built-in engine. Its 130 files are imported in several turns: all at once they hold the event loop up for a tenth of a second. */
export async function importEmbedded(): Promise<{ readonly default: typeof createEngine }> {
  for (const importPart of parts) {
    await importPart()
    await nextTurn()
  }
  return import('./embedded.ts')
}
