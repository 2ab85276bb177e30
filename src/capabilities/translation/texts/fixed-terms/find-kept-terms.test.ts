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
  ['20万3千円と3千円', '203,000円と3,000円'],
  ['1億2千万円', '120,000,000円'],
  ['2時間30分、1時間1分', '2 hours 30 minutes、1 hour 1 minute'],
  ['2時間半と1年半', '2.5 hoursと1.5 years'],
  ['5月2日（金）と10月3日(土曜日)', 'Friday, May 2とSaturday, October 3'],
  ['今月31日まで、来月の22日', 'the 31st of this monthまで、the 22nd of next month'],
  ['マイナス12度と氷点下3℃', '-12度と-3℃'],
  ['令和5年4月1日、平成元年5月、昭和39年', 'April 1, 2023、May 1989、1964'],
  ['2024年5月から', 'May 2024から'],
  ['1日3回、1回2錠', '3 times a day、2 tablets at a time'],
  ['六十歳の三千人', '60歳の3000人'],
  ['八月九日は休み、3日間で5月まで、十一月に行く。', 'August 9は休み、3日間でMayまで、Novemberに行く。'],
])('%j is read as %j', (text, expected) => {
  expect(writeSpelledNumbers(text, 'ja')).toBe(expected)
})

test.each([
  '7時に会おう。',
  '2時間と30分間待った。',
  '13月40日',
  '25時61分',
  '3日間と二か月に一度、五月病',
  '数万人、万一',
  '九州と千葉',
])('%j has nothing that English writes otherwise', (text) => {
  expect(writeSpelledNumbers(text, 'ja')).toBe(text)
})

test.each([
  ['on Sunday, May 12, 2024', 'on 2024年5月12日日曜日'],
  ['Aug. is no month, August 3 and the 5th of April are days', 'Aug. is no month, 8月3日 and 4月5日 are days'],
  ['since May 2024', 'since 2024年5月'],
  ['from 9:00 a.m. to 5:30 p.m.', 'from 午前9時 to 午後5時30分.'],
  ['at 3 p.m., 12:30 AM and 7pm', 'at 午後3時, 午前0時30分 and 午後7時'],
  ['It is $48.75, or £45.', 'It is 48.75ドル, or 45ポンド.'],
  ['$2.4 billion for two million people', '24億ドル for 200万 people'],
  ['3 hours and 52 minutes, two and a half hours, half an hour', '3時間52分, 2時間半, 30分'],
  ['minus 12 degrees', 'マイナス12度'],
  ['8:30–17:00 in room 204', '8:30～17:00 in 204号室'],
  ['twice a day, three times a day', '1日2回, 1日3回'],
  ['the fourteenth century and the 1990s', '14世紀 and 1990年代'],
  ['in November, from June to May, as we march', 'in 11月, from 6月 to May, as we march'],
])('%j is read as %j', (text, expected) => {
  expect(writeSpelledNumbers(text, 'en')).toBe(expected)
})

test.each([
  'May I come?',
  'March 32',
  '13 a.m.',
  'I am 5.',
  'US$20 and A$5',
  'an hour',
  '$name costs',
  'MAY 5-6',
  'at 7:45',
])('%j has nothing that Japanese writes otherwise', (text) => {
  expect(writeSpelledNumbers(text, 'en')).toBe(text)
})

test('a date is one term, and part of none that is code', () => {
  expect(findKeptTerms('3月14日と15日', 'ja').map(({ text }) => text)).toEqual(['March 14', '15'])
  expect(findKeptTerms('`12月29日` 12月30日', 'ja').map(({ text }) => text)).toEqual(['`12月29日`', 'December 30'])
  expect(findKeptTerms('on 12 May at 7:45', 'en').map(({ text }) => text)).toEqual(['5月12日', '7:45'])
})
