import { expect, test } from 'vitest'
import { findNearestTag, isSameLanguage, toLanguageTag } from './language-tag.ts'

test.each([
  ['EN-US', 'en-US'],
  ['en_gb', 'en-GB'],
  ['PT-BR', 'pt-BR'],
  ['ZH', 'zh'],
  ['zh-CN', 'zh'],
  ['ZH-HANS', 'zh'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['iw', 'he'],
  ['in', 'id'],
  ['jw', 'jv'],
  ['no', 'nb'],
  ['tl', 'fil'],
  ['sr-Latn', 'sr-Latn'],
  ['jp', 'ja'],
  ['CA-VALENCIA', 'ca-valencia'],
  ['en-u-ca-buddhist', 'en'],
])('%s is %s', (code, tag) => {
  expect(toLanguageTag(code)).toBe(tag)
})

test.each(['', 'x', 'english', '12', 'en--us', 'und', 'ü', 'en us', 'en-abcde-fghij-klmno-pqrst-uvwxyz1-abcde1'])(
  '%s names no language',
  (code) => {
    expect(toLanguageTag(code)).toBeUndefined()
  },
)

test('a language is the same in all regions, and another in another script', () => {
  expect(isSameLanguage('en', 'en-AU')).toBe(true)
  expect(isSameLanguage('zh', 'zh-Hans')).toBe(true)
  expect(isSameLanguage('zh', 'zh-Hant')).toBe(false)
  expect(isSameLanguage('sr', 'sr-Latn')).toBe(false)
})

test('the nearest tag is the one itself, then the plain one, then that of another region', () => {
  expect(findNearestTag('pt-BR', ['pt', 'pt-BR'])).toBe('pt-BR')
  expect(findNearestTag('pt-BR', ['pt-PT', 'pt'])).toBe('pt')
  expect(findNearestTag('pt-BR', ['pt-PT', 'es'])).toBe('pt-PT')
  expect(findNearestTag('pt-BR', ['es'])).toBeUndefined()
})
