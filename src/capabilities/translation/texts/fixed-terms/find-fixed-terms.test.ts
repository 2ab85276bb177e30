import { expect, test } from 'vitest'
import { findFixedTerms, removeTerms } from './find-fixed-terms.ts'
import { keepsTerms } from './keeps-terms.ts'

const sentence = 'Write to ada@example.org or @ada about A7-b, 1,200 yen and 😀.'

test('addresses, accounts, emoji, codes and numbers are found once each, in their order', () => {
  expect(findFixedTerms(sentence).map(({ text }) => text)).toEqual(['ada@example.org', '@ada', 'A7-b', '1,200', '😀'])
  expect(removeTerms(sentence, findFixedTerms(sentence))).toBe('Write to  or  about ,  yen and .')
})

test('a translation keeps them as often as they are there', () => {
  const terms = findFixedTerms('A7 and A7, 1,200')
  expect(keepsTerms('A7とA7、1200', terms)).toBe(true)
  expect(keepsTerms('A7、1200', terms)).toBe(false)
  expect(keepsTerms('A7とA7、1300', terms)).toBe(false)
})

test.each([
  'a'.repeat(81),
  'color:red;'.repeat(500),
  'ab/'.repeat(3000),
  '漢'.repeat(5000),
  `e${'\u0301\u0323'.repeat(900)}`,
  `sha512-${'Zm9v'.repeat(22)}==`,
])('what is longer than any word is one, whole: %s', (junk) => {
  const text = `The key ${junk} is wrong. 鍵は${junk}です。`
  expect(removeTerms(text, findFixedTerms(text))).toBe('The key  is wrong. 鍵はです。')
})

test('words are none, however long', () => {
  const text = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft ist lang/kurz.'
  expect(findFixedTerms(text)).toEqual([])
})

test.each([
  ['It is -5 °C, or -12.5.', ['-5', '-12.5']],
  ['Order #A-1029 of 3-4 boxes', ['#A-1029', '3-4']],
  ['a well-known 2-1 and x-5', ['2-1', 'x-5']],
])('signs and codes belong to their numbers: %s', (text, expected) => {
  expect(findFixedTerms(text).map((term) => term.text)).toEqual(expected)
})

test('a placeholder that changed its place has its number', () => {
  const terms = findFixedTerms('%d of %d')
  expect(keepsTerms('%2$d中%1$d', terms)).toBe(true)
  expect(keepsTerms('%2$s中%1$d', terms)).toBe(false)
})

test('of a text of many terms none is compared with all others', () => {
  const text = Array.from({ length: 50_000 }, (_, index) => `w${index}`).join(' ')
  const terms = findFixedTerms(text)
  expect(terms).toHaveLength(50_000)
  expect(removeTerms(text, terms)).toBe(' '.repeat(49_999))
})
