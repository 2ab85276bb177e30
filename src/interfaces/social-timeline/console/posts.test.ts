import { expect, test } from 'vitest'
import { cutPost, readSentence } from './posts.ts'

const none = { hashtags: [], symbols: [], user_mentions: [], urls: [] }

test('a text is cut at its entities, which are counted in code points', () => {
  const text = '🚂 to @ada: https://t.co/x #rail!'
  const entities = {
    ...none,
    hashtags: [{ text: 'rail', indices: [26, 31] }],
    user_mentions: [{ screen_name: 'ada', name: 'Ada', indices: [5, 9] }],
    urls: [
      { url: 'https://t.co/x', expanded_url: 'https://example.com/', display_url: 'example.com', indices: [11, 25] },
    ],
  }
  expect(cutPost({ full_text: text, entities }).map(({ kind, text: piece }) => [kind, piece])).toEqual([
    ['text', '🚂 to '],
    ['name', '@ada'],
    ['text', ': '],
    ['address', 'https://t.co/x'],
    ['text', ' '],
    ['tag', '#rail'],
    ['text', '!'],
  ])
  expect(cutPost({ text: 'plain', entities: none })).toEqual([{ kind: 'text', text: 'plain', target: '' }])
})

test('places that overlap or lie nowhere are left out', () => {
  const entities = {
    ...none,
    hashtags: [
      { text: 'a', indices: [0, 3] },
      { text: 'b', indices: [2, 4] },
      { text: 'c', indices: [9, 9] },
    ],
  }
  expect(cutPost({ text: '#a #b', entities }).map(({ text }) => text)).toEqual(['#a ', '#b'])
})

test('a failure is read in both shapes', () => {
  expect(readSentence({ errors: [{ code: 50, message: 'User not found.' }] })).toBe('User not found.')
  expect(readSentence({ request: 'x', error: 'Not authorized.' })).toBe('Not authorized.')
  expect(readSentence(null)).toBeUndefined()
})
