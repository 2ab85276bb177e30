import { describe, expect, onTestFinished, test } from 'vitest'
import { categories } from '../domain/categories.ts'
import type { Moderator } from '../port.ts'

export interface ModeratorUnderTest {
  readonly engine: Moderator
  readonly model: string
  dispose?(): PromiseLike<void>
}

/** What every moderator keeps, whatever it judges by. */
export function describeModerator(name: string, create: () => Promise<ModeratorUnderTest>): void {
  describe(name, () => {
    const open = async () => {
      const made = await create()
      onTestFinished(async () => made.dispose?.())
      return made
    }

    test('one verdict a text, in order, with exactly the seven categories', async () => {
      const { engine, model } = await open()
      const texts = ['The train leaves at nine.', 'I will kill you tonight, you are dead.', 'The train leaves at nine.']
      const found = await engine.moderate({ texts })
      expect(found.model).toBe(model)
      expect(found.verdicts.map(({ flagged }) => flagged)).toEqual([false, true, false])
      expect(found.verdicts[0]).toEqual(found.verdicts[2])
      for (const verdict of found.verdicts) {
        expect(Object.keys(verdict.scores)).toEqual(categories)
        expect(Object.keys(verdict.categories)).toEqual(categories)
        for (const score of Object.values(verdict.scores)) {
          expect(score).toBeGreaterThanOrEqual(0)
          expect(score).toBeLessThanOrEqual(1)
        }
      }
    })

    test('a text is flagged when one of its categories is', async () => {
      const { engine } = await open()
      const texts = [
        'I want to kill myself tonight.',
        'I will kill you tonight, you are dead.',
        'Bread needs flour.',
        '',
      ]
      const { verdicts } = await engine.moderate({ texts })
      expect(verdicts.map(({ flagged }) => flagged)).toEqual([true, true, false, false])
      for (const { flagged, categories: flags } of verdicts) expect(flagged).toBe(Object.values(flags).includes(true))
      expect(verdicts[0]?.categories['self-harm']).toBe(true)
      expect(verdicts[1]?.categories.violence).toBe(true)
    })

    test('a model that is not there is refused, the field named', async () => {
      const { engine } = await open()
      const unknown = engine.moderate({ texts: ['x'], model: 'no-such-model' })
      await expect(unknown).rejects.toMatchObject({ code: 'model_not_found', status: 404, field: 'model' })
    })
  })
}
