import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ['5 miles in km', '5 miles = 8.04672 kilometres'],
  ['convert 5 miles to km', '5 miles = 8.04672 kilometres'],
  ['How many feet are in a mile?', '1 mile = 5280 feet'],
  ['how many grams in 3 pounds', '3 pounds = 1360.77711 grams'],
  ['miles to km', '1 mile = 1.609344 kilometres'],
  ['100 f in c', '100 °F ≈ 37.78 °C'],
  ['-40 c to f', '-40 °C = -40 °F'],
  ['0 kelvin in celsius', '0 K = -273.15 °C'],
  ['5 ft 3 in in cm', '63 inches = 160.02 centimetres'],
  ['2 hours 30 minutes in seconds', '150 minutes = 9000 seconds'],
  ['1/2 cup in ml', '0.5 US cups = 118.29411825 millilitres'],
  ['60 mph in km/h', '60 miles per hour = 96.56064 kilometres per hour'],
  ['100 square feet in square meters', '100 square feet = 9.290304 square metres'],
  ['1 GiB in MB', '1 gibibyte = 1073.741824 megabytes'],
  ['12 stone in kg', '12 stone = 76.20351816 kilograms'],
  ['5 kg in miles', 'kilograms measure mass and miles measure length: one cannot be converted into the other.'],
  ['摂氏30度は華氏で何度', '摂氏30度は華氏86度です。'],
  ['華氏100度は摂氏何度ですか', '華氏100度は約摂氏37.78度です。'],
  ['5マイルは何キロ?', '5マイルは8.04672キロメートルです。'],
  ['5キロは何ポンド', '5キログラムは約11.02311ポンドです。'],
  ['10インチをcmに', '10インチは25.4センチメートルです。'],
  ['一升は何リットル', '1升は約1.803907リットルです。'],
  ['100㎡は何坪', '100平方メートルは30.25坪です。'],
  ['時速60キロは秒速何メートル', '60キロメートル毎時は約16.66667メートル毎秒です。'],
])('%s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  [['10 km in feet', 'and in miles?'], '10 kilometres ≈ 6.213712 miles'],
  [['10 km in feet', 'what about 20 km?'], '20 kilometres ≈ 65,616.8 feet'],
  [['10 km in feet', 'and in miles?', 'in inches'], '10 kilometres ≈ 393,700.8 inches'],
  [['5マイルは何キロ?', 'ではメートルでは?'], '5マイルは8046.72メートルです。'],
])('%j goes on', async (questions, answer) => {
  expect(await ask(...questions)).toBe(answer)
})

test.each([
  'what is Berlin in Germany',
  'how many people in Japan',
  '5 in 10',
  'put it in a box',
  'in miles?',
  '1/0 cups in ml',
])('%s is no conversion', async (text) => {
  expect(await ask(text)).not.toMatch(/ (?:=|≈) /)
})
