import { expect, test } from 'vitest'
import { keepsAddress } from './keeps-address.ts'

const pair = { source: 'en', target: 'ja' }

test.each([
  ['Dear Ms. Tanaka, thank you.', '田中様、ありがとうございます。', true],
  ['Dear Ms. Tanaka, thank you.', 'ありがとうございます。', false],
  ['Ask Dr Sato.', '佐藤先生に聞いてください。', true],
  ['The Mrs has left.', '出かけた。', true],
])('%s: %s', (text, translation, kept) => {
  expect(keepsAddress(pair, text, translation)).toBe(kept)
})
