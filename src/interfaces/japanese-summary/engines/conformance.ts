import { describe, expect, test } from 'vitest'
import type { Summarizer, SummaryRequest } from '../port.ts'

const report =
  '市は来年四月から、すべての小学校で給食費を無償にすると発表した。対象は三十二校に通うおよそ九千人である。「毎月の負担が減るのはありがたい」と、ある保護者は話していた。議会には慎重な声もある。'

/** What every summariser keeps, whoever makes it. */
export function describeSummarizer(name: string, create: () => Promise<Summarizer>): void {
  const summarize = async (request: Partial<SummaryRequest>) =>
    (await create()).summarize(
      { text: report, separator: undefined, maxSentences: 1, maxCharacters: Infinity, ...request },
      new AbortController().signal,
    )

  describe(name, () => {
    test('gives one sentence, or as many as are asked for', async () => {
      expect(await summarize({})).toHaveLength(1)
      expect(await summarize({ maxSentences: 2 })).toHaveLength(2)
    })

    test('keeps within the characters that are asked for', async () => {
      const summary = await summarize({ maxSentences: Infinity, maxCharacters: 60 })
      expect(summary.join('').length).toBeLessThanOrEqual(60)
      expect(summary.length).toBeGreaterThan(0)
    })

    test.each([1, 3, 7, 12, 20, 25, 30, 40])('never gives more than %i characters', async (maxCharacters) => {
      const summary = await summarize({ maxSentences: 1, maxCharacters })
      expect(summary.join('').length).toBeLessThanOrEqual(maxCharacters)
    })

    test('gives sentences without their full stops', async () => {
      for (const sentence of await summarize({ maxSentences: 2 })) expect(sentence).toMatch(/[^。\s]$/)
    })
  })
}
