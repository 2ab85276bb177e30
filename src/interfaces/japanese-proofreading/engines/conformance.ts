import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Proofreader, Sensitivity } from '../port.ts'

/** What every proofreader keeps, whoever makes it. */
export function describeProofreader(name: string, create: () => Promise<Proofreader>): void {
  const proofread = async (text: string, sensitivity: Sensitivity = 'medium') =>
    (await create()).proofread({ text, sensitivity }, new AbortController().signal)

  describe(name, () => {
    test('finds nothing in a plain sentence', async () => {
      expect(await proofread('今日は天気がいいので、公園を散歩しました。')).toEqual({
        normalized: '今日は天気がいいので、公園を散歩しました。',
        findings: [],
      })
    })

    test('finds a particle that stands there twice, and says where', async () => {
      const text = '今日は公園をを散歩しました。'
      const [finding, ...others] = (await proofread(text)).findings
      expect(others).toEqual([])
      expect(finding?.begin).toBeLessThanOrEqual(6)
      expect(finding?.end).toBeGreaterThanOrEqual(6)
      expect(text.slice(0, finding?.begin) + finding?.suggestions[0] + text.slice(finding?.end)).toBe(
        '今日は公園を散歩しました。',
      )
    })

    test('takes any text, and answers with places in it', async () => {
      const piece = fc.constantFrom(
        '公園をを',
        '見れる',
        'ｶﾞｷﾞ',
        '😀',
        '𠮷野家',
        'ABC',
        '１２',
        '。',
        '、、',
        ' ',
        '\n',
        '㍿',
        'は\u3099',
        '会社え行く',
      )
      await fc.assert(
        fc.asyncProperty(
          fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
          async (text) => {
            let at = 0
            for (const { begin, end, suggestions, score } of (await proofread(text, 'high')).findings) {
              expect(begin).toBeGreaterThanOrEqual(at)
              expect(end).toBeGreaterThan(begin)
              expect(end).toBeLessThanOrEqual(text.length)
              expect(suggestions.length).toBeLessThanOrEqual(3)
              expect(suggestions).not.toContain(text.slice(begin, end))
              expect(score).toBeGreaterThan(0)
              expect(score).toBeLessThanOrEqual(1)
              at = end
            }
          },
        ),
        { numRuns: 100 },
      )
    })
  })
}
