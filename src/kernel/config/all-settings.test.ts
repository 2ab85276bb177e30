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
  expect(() => settings.of(owned)).toThrow('The setting OWN_NUMBER must be integer; it is "many".')
  expect(() => new AllSettings({ PORT: 'many' })).toThrow('The setting PORT must be integer; it is "many".')
})
