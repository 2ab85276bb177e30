import { expect, test } from 'vitest'
import { findKeptTerms, writeSpelledNumbers } from './find-kept-terms.ts'

test.each([
  ['年末年始は12月29日から1月3日まで休みです。', '年末年始はDecember 29からJanuary 3まで休みです。'],
  ['2026年3月14日に始まります。', 'March 14, 2026に始まります。'],
  ['電車は7時45分に出ます。', '電車は7:45に出ます。'],
  ['午後6時半と午前9時に来て。', '6:30 p.m.と9 a.m.に来て。'],
  ['午後13時5分の便', '13:05の便'],
  ['人口はおよそ12万人です。', '人口はおよそ120,000人です。'],
  ['1億2500万円と1.5万個', '125,000,000円と15,000個'],
  ['3万5000円です。', '35,000円です。'],
  ['六十歳の三千人', '60歳の3000人'],
])('%j is read as %j', (text, expected) => {
  expect(writeSpelledNumbers(text, 'ja')).toBe(expected)
})

test.each([
  '7時に会おう。',
  '2時間半と30分間待った。',
  '13月40日',
  '25時61分',
  '3日間で5月まで',
  '20万3千円',
  '九州と千葉',
])('%j has nothing that English writes otherwise', (text) => {
  expect(writeSpelledNumbers(text, 'ja')).toBe(text)
})

test('a date is one term, and part of none that is code', () => {
  expect(findKeptTerms('3月14日と15日', 'ja').map(({ text }) => text)).toEqual(['March 14', '15'])
  expect(findKeptTerms('`12月29日` 12月30日', 'ja').map(({ text }) => text)).toEqual(['`12月29日`', 'December 30'])
  expect(findKeptTerms('on 12 May at 7:45', 'en').map(({ text }) => text)).toEqual(['12', '7:45'])
})
