import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { NameQuestion, NameReader } from '../port.ts'

/** Gives the engine. To be called inside a test. */
export type CreateReader = () => Promise<NameReader>

/** What every reader of names keeps, whatever it knows. */
export function describeNameReader(create: CreateReader): void {
  const ask = async (name: string, further: Partial<NameQuestion> = {}) => {
    const question = { name, guessesAlways: false, asksLanguageModel: false, ...further }
    return (await create()).predictGender(question, new AbortController().signal)
  }

  test.each([
    ['Maria', 'female'],
    ['John', 'male'],
    ['Elizabeth Taylor', 'female'],
    ['花子', 'female'],
    ['太郎', 'male'],
    ['Анна', 'female'],
  ] as const)('%s is known, and to whom it belongs', async (name, gender) => {
    const answer = await ask(name)
    expect([answer.gender, answer.isHumanName]).toEqual([gender, true])
    expect(answer.probability).toBeGreaterThan(0.8)
  })

  test('the country decides where a name is of both', async () => {
    const [italian, german] = [await ask('Andrea', { country: 'IT' }), await ask('Andrea', { country: 'DE' })]
    expect([italian.gender, german.gender]).toEqual(['male', 'female'])
  })

  test.each(['', ' ', '\u{0}', '12345', '!!!', 'https://example.org/', '🦊'])(
    '%j is no name, and is not guessed at',
    async (name) => {
      expect(await ask(name)).toEqual({ gender: undefined, probability: 0, isHumanName: false })
    },
  )

  describe('whatever is asked', () => {
    const question = fc.record({
      name: fc.string({ unit: 'binary', maxLength: 200 }),
      country: fc.constantFrom('IT', 'JP', 'US', 'ZZ'),
      guessesAlways: fc.boolean(),
    })

    test('a gender comes with a chance of 0.5 to 1, and none with 0', async () => {
      const reader = await create()
      const { signal } = new AbortController()
      const property = fc.asyncProperty(question, async (asked) => {
        const { gender, probability } = await reader.predictGender({ ...asked, asksLanguageModel: false }, signal)
        if (gender === undefined) return probability === 0
        return probability >= 0.5 && probability <= 1
      })
      await fc.assert(property, { numRuns: 300, seed: 20_261_122 })
    })

    test('one who always guesses says a gender of whatever holds a letter', async () => {
      for (const name of ['Xqz', 'Toyota', 'quarterly report', 'Andrea'])
        expect((await ask(name, { guessesAlways: true })).gender).toMatch(/^(fe)?male$/)
    })
  })

  test('the same question has the same answer', async () => {
    expect(await ask('Robin', { country: 'SE' })).toEqual(await ask('Robin', { country: 'SE' }))
  })
}
