import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['2+2', '2 + 2 = 4'],
  ['What is 2 + 3 * 4?', '2 + 3 × 4 = 14'],
  ['(2 + 3) * 4', '(2 + 3) × 4 = 20'],
  ['-2^2', '-2^2 = -4'],
  ['2^3^2', '2^3^2 = 512'],
  ['0.1 + 0.2', '0.1 + 0.2 = 0.3'],
  ['1/3 + 1/6', '1 ÷ 3 + 1 ÷ 6 = 0.5'],
  ['10 / 3', '10 ÷ 3 ≈ 3.3333333333'],
  ['2^100', '2^100 = 1,267,650,600,228,229,401,496,703,205,376'],
  ['1,234,567 * 2', '1234567 × 2 = 2,469,134'],
  ["what's 15% of 80", '15% of 80 = 12'],
  ['200 + 10%', '200 + 10% = 220'],
  ['17 % 5', '17 % 5 = 2'],
  ['-7 mod 3', '-7 mod 3 = 2'],
  ['half of 30', '1⁄2 of 30 = 15'],
  ['two thirds of 90', '2⁄3 of 90 = 60'],
  ['three hundred and twenty-five plus two million', '325 + 2000000 = 2,000,325'],
  ['seven times eight', '7 × 8 = 56'],
  ['subtract 5 from 20', '20 - 5 = 15'],
  ['the square root of 144', '√144 = 12'],
  ['sqrt(2)', '√2 ≈ 1.4142135624'],
  ['cube root of 27', '∛27 = 3'],
  ['5!', '5! = 120'],
  ['3(4+5)', '3(4 + 5) = 27'],
  ['greatest common divisor of 12 and 18', 'gcd(12, 18) = 6'],
  ['how much is 12 x 12?', '12 × 12 = 144'],
  ['1/0', 'A number cannot be divided by zero.'],
  ['sqrt(-1)', 'That has no value among the real numbers.'],
  ['9^9^9', 'That number is too large for me to work out.'],
  ['3足す5は?', '3 + 5 = 8'],
  ['12かける12は', '12 × 12 = 144'],
  ['10割る4は?', '10 ÷ 4 = 2.5'],
  ['100の15%', '100 × 15% = 15'],
  ['80の3割はいくら?', '80 × (3 ÷ 10) = 24'],
  ['2の10乗はいくつ?', '2^10 = 1024'],
  ['3万5千かける2', '35000 × 2 = 70,000'],
  ['100から7を引くと?', '100 - 7 = 93'],
  ['5割る0は?', '0 で割ることはできません。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  [['2+2', 'times 3'], '(2 + 2) × 3 = 12'],
  [['2+2', 'times 3', 'and divided by 2'], '((2 + 2) × 3) ÷ 2 = 6'],
  [['10 * 9', 'half of that'], '1⁄2 of (10 × 9) = 45'],
  [['3足す5は', 'それに5を足すと?'], '((3 + 5) + 5) = 13'],
])('%j goes on', async (questions, answer) => {
  expect(await ask(...questions)).toBe(answer)
})

test.each([
  ['one number', 'what is 5'],
  ['an address', '8.8.8.8'],
  ['a date', '2027-03-01'],
  ['half a sum', '1 + '],
  ['brackets that never close', '((((1'],
  ['a word', 'why 2 cats'],
  ['brackets too deep', `${'('.repeat(990)}1`],
])('%s is no sum', async (_name, text) => {
  expect(await ask(text)).toMatch(/^That needs a language model/)
})
