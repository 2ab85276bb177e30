import { expect, test, vi } from 'vitest'
import { ask } from '../testing/ask.ts'

vi.stubEnv('TZ', 'UTC')

test.each([
  ['what day is it?', 'Today is Saturday, 21 November 2026.'],
  ['今年はあと何日？', '今年はあと40日です。'],
  ['How many days are left in this year?', '40 days are left of 2026 after today.'],
  ["What's today's date?", 'Today is Saturday, 21 November 2026.'],
  ['what day is 2027-03-01', '1 March 2027 is a Monday.'],
  ['What day of the week was July 4, 1776?', '4 July 1776 was a Thursday.'],
  ['what day is 12/25/2026', '25 December 2026 is a Friday.'],
  ['what day is 2027-02-30', 'There is no such day in the calendar.'],
  ['what day is next friday', '27 November 2026 is a Friday.'],
  ['when is christmas', '25 December 2026 is a Friday.'],
  ['how many days between 2026-01-01 and 2026-12-25', 'There are 358 days from 1 January 2026 to 25 December 2026.'],
  ['days until Christmas', 'There are 34 days from 21 November 2026 to 25 December 2026.'],
  [
    'how many weeks until 2027-03-01',
    'There are 100 days (14 weeks and 2 days) from 21 November 2026 to 1 March 2027.',
  ],
  ['what is the date in 10 days', 'That is Tuesday, 1 December 2026.'],
  ['three weeks ago', 'That is Saturday, 31 October 2026.'],
  ['2 months after 2026-12-31', 'That is Sunday, 28 February 2027.'],
  ['is 1900 a leap year?', 'No, 1900 is not a leap year.'],
  ['how many days in February 2028', 'February 2028 has 29 days.'],
  ['what week number is it', '21 November 2026 is in week 47 (ISO 8601).'],
  ['今日は何日ですか', '今日は2026年11月21日土曜日です。'],
  ['2027年3月1日は何曜日?', '2027年3月1日は月曜日です。'],
  ['クリスマスまであと何日', '2026年11月21日から2026年12月25日までは34日です。'],
  ['2026年1月1日から2026年12月31日まで何日?', '2026年1月1日から2026年12月31日までは364日です。'],
  ['10日後は何日?', '2026年12月1日火曜日です。'],
  ['2100年はうるう年?', '2100年はうるう年ではありません。'],
  ['2028年2月は何日まで?', '2028年2月は29日まであります。'],
  ['what time is it', 'It is 10:05 on Saturday, 21 November 2026 (UTC).'],
  ['what time is it in Tokyo?', 'In Tokyo it is 19:05 on Saturday, 21 November 2026 (Asia/Tokyo).'],
  ['今何時?', '今は2026年11月21日土曜日10時05分(UTC)です。'],
  ['ニューヨークは今何時', 'ニューヨークは今、2026年11月21日土曜日05時05分です(America/New_York)。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  'A year ago I was in Rome and it rained all week long.',
  'when is the meeting',
  'what time is it in Atlantis',
])('%s asks for no date', async (text) => {
  expect(await ask(text)).toMatch(/^That needs a language model/)
})

// Today is Saturday, 21 November 2026; weeks begin on Monday.
test.each([
  ['来週の金曜日は何日ですか？', '2026年11月27日は金曜日です。'],
  ['今週の水曜日は何日?', '2026年11月18日は水曜日です。'],
  ['再来週の日曜日は何月何日', '2026年12月6日は日曜日です。'],
  ['先週の土曜日は何日でしたか', '2026年11月14日は土曜日です。'],
  ['次の月曜日は何日', '2026年11月23日は月曜日です。'],
])('a day of a week, in Japanese: %s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})
