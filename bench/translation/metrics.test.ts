/** Against the values of sacrebleu 2.6.0. */
import { describe, expect, test } from 'vitest'
import { corpusBleu } from './corpus-bleu.ts'
import { corpusChrf } from './corpus-chrf.ts'
import { tokenize13a } from './tokenize-words.ts'

const hypotheses = [
  'The cat sat on the mat.',
  "Don't shout, it's 3.5 km away!",
  'A quick brown fox (really) jumps.',
  'completely different words here',
]
const references = [
  'The cat is sitting on the mat.',
  'Do not shout; it is 3.5 km away!',
  'The quick brown fox really jumps over dogs.',
  'nothing in common whatsoever',
]
const japanese = ['猫はマットの上に座った。', '駅はどこですか']
const japaneseReferences = ['猫がマットの上に座っていた。', '駅はどこにありますか']

const bleu = (ours: readonly string[], theirs: readonly string[], cut: (line: string) => string[]) =>
  corpusBleu(ours.map(cut), theirs.map(cut))

describe('BLEU', () => {
  test.each([
    ['a corpus', hypotheses, references, 26.092247729811614],
    ['one sentence', hypotheses.slice(0, 1), references.slice(0, 1), 42.38365628278778],
    ['nothing in common', ['x y z'], ['p q r'], 0],
    ['nothing said', [''], ['p q r'], 0],
    ['too short for four words', ['a b'], ['a b c d e'], 0],
  ])('of %s', (_, ours, theirs, expected) => {
    expect(bleu(ours, theirs, tokenize13a)).toBeCloseTo(expected, 10)
  })

  test('by characters', () => {
    expect(bleu(japanese, japaneseReferences, (line) => [...line])).toBeCloseTo(48.26369260052675, 10)
  })
})

test.each([
  ['a corpus', hypotheses, references, 43.55839684189703],
  ['one sentence', hypotheses.slice(0, 1), references.slice(0, 1), 49.6485170311433],
  ['Japanese', japanese, japaneseReferences, 43.056526106095205],
  ['nothing said', [''], ['p q r'], 0],
])('chrF of %s', (_, ours, theirs, expected) => {
  expect(corpusChrf(ours, theirs)).toBeCloseTo(expected, 10)
})

test.each([
  ["Don't shout, it's 3.5 km away!", "Don't shout , it's 3.5 km away !"],
  ['1,000.5 - 20-30 (x) [y] &amp; &quot;z&quot; a.b. end.', '1,000.5 - 20 - 30 ( x ) [ y ] & " z " a . b . end .'],
  ['U.S. e-mail: a@b.c, $5.', 'U . S . e-mail : a @ b . c , $ 5 .'],
  ['foo-\nbar', 'foobar'],
])('words of %j', (line, expected) => {
  expect(tokenize13a(line).join(' ')).toBe(expected)
})
