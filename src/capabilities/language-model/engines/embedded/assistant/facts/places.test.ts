import { expect, test } from 'vitest'
import { ask, askWhole } from '../testing/ask.ts'

test.each([
  ['How long is the river Nile?', 'The Nile is about 6,650 km (4,130 miles) long; sources differ.'],
  ['How long is the Thames?', 'The Thames is about 346 km (215 miles) long; sources differ.'],
  ["What's the length of the Danube river?", 'The Danube is about 2,850 km (1,770 miles) long; sources differ.'],
  ['How high is Mont Blanc?', 'Mont Blanc is 4,806 metres (15,768 feet) high.'],
  ['How tall is the Eiffel Tower?', 'The Eiffel Tower is 330 metres (1,083 feet) tall.'],
  ['How big is Lake Geneva?', 'Lake Geneva covers about 580 square kilometres.'],
  ['信濃川の長さは？', '信濃川の長さは約367 kmです(測り方によって異なります)。'],
  ['東京タワーは何メートルですか？', '東京タワーの高さは333メートルです。'],
  ['琵琶湖の面積を教えて', '琵琶湖の面積は約669平方キロメートルです。'],
  ['Which is bigger, Spain or France?', 'France is larger: about 552,000 km², to 506,000 km² of Spain.'],
  [
    'Is Canada larger than China?',
    'Canada and China are about the same size: about 9.98 million km² and 9.60 million km².',
  ],
  ['Does Japan have more people than Mexico?', 'Mexico has more people: about 131 million, to 124 million of Japan.'],
  ['How big is Germany?', 'Germany covers about 358,000 km².'],
  [
    '日本とドイツではどちらが広い？',
    '日本のほうが広く、約37.8万平方キロメートルです。ドイツは約35.8万平方キロメートルです。',
  ],
  ['フランスの面積は？', 'フランスの面積は約55.2万平方キロメートルです。'],
])('%s', async (text, answer) => {
  expect(await ask(text)).toBe(answer)
})

test.each([
  'How big is Michigan?',
  'How tall is Michael Jordan?',
  'How long is the movie?',
  'How long is the Nile crocodile?',
  'Is Turkey bigger than a chicken?',
  'Which is bigger, England or Scotland?',
  'ご飯を食べました',
  '彼の高さは？',
])('is not told of places: %s', async (text) => {
  expect(await askWhole([], text)).toMatchObject({ isAnswer: false })
})

test('of the person and the element that were asked about before', async () => {
  expect(await ask('Who wrote Hamlet?', 'When did he die?')).toBe('William Shakespeare died in 1616.')
  expect(await ask('Who wrote Pride and Prejudice, and when was she born?')).toMatch(/Jane Austen was born in 1775\.$/)
  expect(await ask('What is the symbol of silver and what is its atomic number?')).toBe(
    'The symbol of silver is Ag.\nThe atomic number of silver (Ag) is 47.',
  )
  expect(await ask('「我が輩は猫である」を書いたのは誰？')).toBe('『吾輩は猫である』の作者は夏目漱石(1867〜1916)です。')
  expect(await ask('元素記号Naは何？')).toBe('原子番号11の元素はナトリウム(Na)です。')
})
