import { expect, test } from 'vitest'
import { writeLexicon } from '../../../testing/marian/write-lexicon.ts'
import { cutPieces, indexPieces } from '../../../../../libraries/marian/cut-pieces.ts'
import { joinPieces } from './join-pieces.ts'
import { Lexicon } from './lexicon.ts'
import { Reranker } from './reranker.ts'

const pieces = [
  ['</s>', 0],
  ['<unk>', 0],
  ['▁the', -2],
  ['▁', -3],
  ['t', -5],
  ['h', -5],
  ['e', -4],
  ['▁th', -4],
  ['⟦1⟧', 0],
].map(([text, score]) => ({ text: String(text), score: Number(score) }))

test.each([
  ['the the', [2, 2]],
  ['  the\n\tthe ', [2, 2]],
  ['ｔｈｅ', [2]],
  ['th', [7]],
  ['he', [3, 5, 6]],
  ['t日e', [3, 4, 6]],
  ['the⟦1⟧the', [2, 8, 4, 5, 6]],
  ['', [3]],
])('%j is cut as the vocabulary has it likeliest', (text, expected) => {
  expect(cutPieces(text, indexPieces(pieces))).toEqual(expected)
})

test.each([
  [['▁Hello', '▁world', '.'], 'Hello world.'],
  [['▁', '<0xE6>', '<0x97>', '<0xA5>', '本'], '日本'],
  [[], ''],
])('%j are put together', (parts, expected) => {
  expect(joinPieces(parts)).toBe(expected)
})

test('a source piece is as likely as what stands beside the others makes it', () => {
  const lexicon = new Lexicon(
    writeLexicon(9, [
      [4, 5],
      [5, 5],
      [4, 6],
    ]),
  )
  expect(lexicon.score([4], [5])).toBeCloseTo(Math.log(1 / 2), 3)
  expect(lexicon.score([4, 5], [5, 6])).toBeCloseTo((Math.log(2 / 3) + Math.log(1 / 3)) / 2, 3)
  expect(lexicon.score([7], [5])).toBeCloseTo(Math.log(1e-5), 3)
  expect(lexicon.score([], [5])).toBe(0)
})

const pair = { source: 'en', target: 'ja' }

test('what leaves out a word has to be far likelier', () => {
  const lexicon = new Lexicon(
    writeLexicon(9, [
      [7, 4],
      [5, 5],
    ]),
  )
  const reranker = new Reranker({ pair, source: pieces, target: pieces, lexicon, weight: 0.2 })
  const found = (short: number, long: number) => [
    { pieces: [4], score: short },
    { pieces: [4, 5], score: long },
  ]
  expect(reranker.writeBest(found(-0.5, -0.9))).toBe('t')
  expect(reranker.choose('thh', found(-0.5, -0.9))).toEqual({ text: 'th', logProbability: expect.closeTo(-1.35, 5) })
  expect(reranker.choose('thh', found(-0.5, -2.5))).toEqual({ text: 't', logProbability: expect.closeTo(-1, 5) })
  expect(reranker.choose('thh', [])).toBeUndefined()
})
