import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['What is the mean of 4, 8 and 15?', 'The average is 9.'],
  ["What's the sum and the average of 10 20 30?", 'The average is 20 and the sum is 60.'],
  ['median of 3, 9, 4, 1', 'The median is 3.5.'],
  ['3、5、10の平均は？', '平均は6です。'],
  ['What is 255 in hexadecimal?', '255 is FF in hexadecimal.'],
  ['Write 1234 in Roman numerals and in binary', '1234 is MCCXXXIV in Roman numerals and 10011010010 in binary.'],
  ['what is the roman numeral XIV', 'That is 14.'],
  ['2026をローマ数字で', '2026はローマ数字でMMXXVIです。'],
  ['A car goes 150 miles in 2.5 hours. What is its average speed?', 'The average speed is 60 mph.'],
  ['How long does it take to drive 300 km at 120 km/h?', 'It takes 2 hours and 30 minutes.'],
  ['How far do I get in 90 minutes at 40 km/h?', 'It is 60 km.'],
  ['時速60キロで3時間走ると何キロ？', '180kmです。'],
  [
    'We had dinner for 96 euros, split between 3 people with a 10% tip, how much each?',
    'With a 10 % tip 96 euros come to 105.60 euros, which is 35.20 euros each among 3.',
  ],
  ['Convert 10 miles to km and 3 kg to pounds', '10 miles = 16.09344 kilometres\n3 kilograms ≈ 6.613868 pounds'],
])('%s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})
