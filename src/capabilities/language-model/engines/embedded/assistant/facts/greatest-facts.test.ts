import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test.each([
  ["What's the tallest building in the world?", /^The Burj Khalifa in Dubai, 828 metres/],
  ['what is the deepest lake in the world', /^Lake Baikal/],
  ['Which is the highest mountain in South America?', /^Aconcagua/],
  ['largest desert on earth', /^The Sahara/],
  ['What is the fastest animal?', /^On land the cheetah/],
  ['世界で一番高い建物は何ですか？', /^ドバイのブルジュ・ハリファ/u],
  ['日本で一番大きい湖は？', /^琵琶湖/u],
  ['世界で2番目に高い山は', /^K2/],
  ['What is the highest mountain in the world?', /^Mount Everest/],
])('%s', async (question, answer) => {
  expect(await ask(question)).toMatch(answer)
})

test.each([
  'What is the tallest building in Ghent?',
  'What is the largest company in the world?',
  '世界一大きい会社は？',
])('not %s', async (question) => {
  expect(await ask(question)).toMatch(/^(?:That needs a language model|それには言語モデルが必要)/)
})
