import { expect, test } from 'vitest'
import { markSentences } from './mark-sentences.ts'

test('sentences are lit where they stand, with their full stops', () => {
  expect(markSentences('雨が降った。橋が流された。\n虹が出た。', ['橋が流された', '虹が出た'])).toEqual([
    { text: '雨が降った。', isLit: false },
    { text: '橋が流された。', isLit: true },
    { text: '\n', isLit: false },
    { text: '虹が出た。', isLit: true },
  ])
})

test('words of an engine’s own are lit nowhere', () => {
  expect(markSentences('雨が降った。', ['大雨でした', ''])).toEqual([{ text: '雨が降った。', isLit: false }])
})
