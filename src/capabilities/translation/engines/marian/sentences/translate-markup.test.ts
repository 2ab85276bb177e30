import pLimit from 'p-limit'
import { expect, test } from 'vitest'
import { createYieldToEventLoop } from '../../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { countTurns } from '../../../../../kernel/testing/count-turns.ts'
import { SentenceTranslator } from './sentence-translator.ts'
import { translateMarkup, translatePlain } from './translate-markup.ts'

const pair = { source: 'en', target: 'de' }

/** A model that says everything again. */
function openTranslator(): SentenceTranslator {
  const yieldToEventLoop = createYieldToEventLoop()
  return new SentenceTranslator(pair, {
    markers: 0,
    movesPlaces: false,
    limit: pLimit(4),
    translate: async (html) => ({ html, logProbability: 0 }),
    waitTurn: () => yieldToEventLoop(),
  })
}

test.each([
  ['paragraphs', '<p>Hello.</p>'.repeat(20_000), translateMarkup],
  ['sentences', Array.from({ length: 20_000 }, (_, index) => `Hello ${index}. `).join(''), translatePlain],
] as const)('others have their turn between many %s', async (_, text, translate) => {
  const work = async () => expect(await translate(text, pair, openTranslator())).toBe(text)
  expect(await countTurns(work)).toBeGreaterThanOrEqual(5)
})
