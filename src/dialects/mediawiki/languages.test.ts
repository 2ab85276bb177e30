import { expect, test } from 'vitest'
import { isLanguage, languageCodes, toLanguage } from './languages.ts'

test('the codes of the spec, in its order', () => {
  expect(languageCodes).toHaveLength(148)
  expect(languageCodes.slice(0, 14).join(' ')).toBe('en ceb sv de fr nl ru it es pl war vi jp zh')
  expect(languageCodes.slice(-3)).toEqual(['frr', 'zh-classical', 'mhr'])
  expect(new Set(languageCodes).size).toBe(languageCodes.length)
})

test('Japanese has two codes', () => {
  expect([toLanguage('jp'), toLanguage('JA'), isLanguage('jp'), isLanguage('ja')]).toEqual(['ja', 'ja', true, true])
  expect(isLanguage('xx')).toBe(false)
})
