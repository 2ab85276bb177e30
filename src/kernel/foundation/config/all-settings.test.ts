import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { AllSettings } from './all-settings.ts'

const owned = Type.Object({ OWN_NUMBER: Type.Integer({ default: 3 }) })

test('a schema is held against the environment once', () => {
  const settings = new AllSettings({ OWN_NUMBER: '5' })
  expect(settings.of(owned)).toEqual({ OWN_NUMBER: 5 })
  expect(settings.of(owned)).toBe(settings.of(owned))
})

test('what the environment becomes later changes nothing', () => {
  const environment: Record<string, string> = { OWN_NUMBER: '5', OWN_ENGINE: 'embedded' }
  const settings = new AllSettings(environment)
  Object.assign(environment, { OWN_NUMBER: '6', OWN_ENGINE: 'other' })
  expect([settings.of(owned), settings.textOf('OWN_ENGINE')]).toEqual([{ OWN_NUMBER: 5 }, 'embedded'])
})

test('a wrong setting stops those who ask for it, and one of the kernel everybody', () => {
  const settings = new AllSettings({ OWN_NUMBER: 'many' })
  expect(settings.kernel.PORT).toBe(8022)
  expect(settings.of(undefined)).toEqual({})
  expect(() => settings.of(owned)).toThrow(
    'The setting OWN_NUMBER must be a whole number; it is "many". Where it is not set, it is 3.',
  )
  expect(() => new AllSettings({ PORT: 'many' })).toThrow('The setting PORT must be a whole number from 0 to 65535')
})

test.each([
  [Type.Integer({ minimum: 1, maximum: 9 }), '10', 'a whole number from 1 to 9; it is "10".'],
  [
    Type.Integer({ minimum: 1, default: 4 }),
    '0.5',
    'a whole number, 1 or more; it is "0.5". Where it is not set, it is 4.',
  ],
  [Type.Number({ maximum: 2 }), 'two', 'a number, 2 or less; it is "two".'],
  [Type.Number({ exclusiveMinimum: 0, maximum: 60 }), '0', 'a number above 0, 60 at most; it is "0".'],
  [
    Type.Boolean({ default: false }),
    'maybe',
    '1 or 0 (true and false, yes and no are taken too); it is "maybe". Where it is not set, it is false.',
  ],
  [Type.Union([Type.Literal('a'), Type.Literal('b')]), 'c', 'one of a, b; it is "c".'],
  [Type.Enum(['a', 'b']), 'c', 'one of a, b; it is "c".'],
  [Type.String({ minLength: 8, writeOnly: true }), 'secret', 'a text of 8 characters or more.'],
  [Type.String({ pattern: '^[a-z]+$' }), 'A1', 'a text in the form ^[a-z]+$; it is "A1".'],
])('a wrong value is told in a sentence: %j', (schema, text, sentence) => {
  const settings = new AllSettings({ OWN: text })
  expect(() => settings.of(Type.Object({ OWN: schema }))).toThrow(`The setting OWN must be ${sentence}`)
})
