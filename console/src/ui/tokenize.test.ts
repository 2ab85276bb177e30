import { describe, expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

test('JSON', () => {
  expect(tokenize('{"a\\"": [1.5e3, "b", null]}', 'json')).toEqual([
    { kind: 'punctuation', text: '{' },
    { kind: 'key', text: '"a\\""' },
    { kind: 'punctuation', text: ':' },
    { kind: 'plain', text: ' ' },
    { kind: 'punctuation', text: '[' },
    { kind: 'number', text: '1.5e3' },
    { kind: 'punctuation', text: ',' },
    { kind: 'plain', text: ' ' },
    { kind: 'string', text: '"b"' },
    { kind: 'punctuation', text: ',' },
    { kind: 'plain', text: ' ' },
    { kind: 'literal', text: 'null' },
    { kind: 'punctuation', text: ']' },
    { kind: 'punctuation', text: '}' },
  ])
})

test('a curl command', () => {
  expect(tokenize(String.raw`curl -H 'it'\''s' a-b`, 'shell')).toEqual([
    { kind: 'literal', text: 'curl' },
    { kind: 'plain', text: ' ' },
    { kind: 'literal', text: '-H' },
    { kind: 'plain', text: ' ' },
    { kind: 'string', text: String.raw`'it'\''s'` },
    { kind: 'plain', text: ' a-b' },
  ])
})

describe('joined, the tokens are the text again', () => {
  test.each(['', 'plain text, "unclosed', '{"a":tru', "it's 日本 'x", '\n\n- -- $', '"\\', '\u{1f600}\ud800'])(
    '%j',
    (text) => {
      for (const language of ['json', 'shell', 'typescript'] as const) {
        const joined = tokenize(text, language).map((token) => token.text)
        expect(joined.join('')).toBe(text)
      }
    },
  )
})
