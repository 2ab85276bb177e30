import { expect, test } from 'vitest'
import { parseKeyLimit, writeKeyLimit } from './key-limits.ts'

test.each([
  ['60/minute', '60 calls/minute'],
  ['5000 calls/day', '5000 calls/day'],
  ['chat-completions=100000 tokens/month', 'chat-completions=100000 tokens/month'],
  ['image-analysis=200pictures/day', 'image-analysis=200 pictures/day'],
  ['0/month', '0 calls/month'],
])('%s is the limit %s', (text, written) => {
  const limit = parseKeyLimit(text)
  expect(limit && writeKeyLimit(limit)).toBe(written)
})

test.each(['', '5', '5/year', '-1/day', '5 tokens/minute', '5 words/day', '1e3/day', '=5/day', '9999999999999999/day'])(
  '%s is none',
  (text) => expect(parseKeyLimit(text)).toBeUndefined(),
)
