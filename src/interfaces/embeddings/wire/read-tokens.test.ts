import fc from 'fast-check'
import { decode, encode } from 'gpt-tokenizer/encoding/cl100k_base'
import { expect, test } from 'vitest'
import { readTokens } from './read-tokens.ts'

test('whatever text is cut into tokens comes back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      expect(await readTokens([encode(text)])).toEqual([text])
    }),
  )
})

test('all tokens that are text of their own are what the reference decoder says', async () => {
  const texts = await readTokens(Array.from({ length: 100_256 }, (_none, token) => [token]))
  const own = [...texts.entries()].filter(([, text]) => !text.includes('\ufffd'))
  expect(own.length).toBeGreaterThan(99_000)
  // It drops a byte order mark, which tiktoken keeps.
  expect(own.filter(([token, text]) => decode([token]) !== text)).toEqual([[3305, '\ufeff']])
})

test('tokens of half a character and special ones', async () => {
  expect(await readTokens([[63_840], [9906, 100_257]])).toEqual([' \ufffd', 'Hello<|endoftext|>'])
})

test.each([-1, 0.5, 100_256, 100_261, 1e9])('%d is no token', async (token) => {
  await expect(readTokens([[token]])).rejects.toThrow('is no token of cl100k_base')
})
