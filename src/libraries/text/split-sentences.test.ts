import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

function textsOf(text: string, language: string): string[] {
  return splitSentences(text, language).map((sentence) => sentence.text)
}

it('ends no English sentence at titles, initials, numbers and abbreviations', () => {
  expect(
    textsOf(
      'Mr. Smith paid $3.50 to Dr. Jones. See Fig. 3, e.g. the left half. J. R. R. Tolkien wrote it at 5 p.m. on Monday. Wait... what? Yes!',
      'en',
    ),
  ).toEqual([
    'Mr. Smith paid $3.50 to Dr. Jones.',
    'See Fig. 3, e.g. the left half.',
    'J. R. R. Tolkien wrote it at 5 p.m. on Monday.',
    'Wait... what?',
    'Yes!',
  ])
})

it('keeps a quotation within its sentence', () => {
  expect(textsOf('"Is it ok?" he asked. Then go (see below. Or above.) and stop.', 'en')).toEqual([
    '"Is it ok?" he asked.',
    'Then go (see below. Or above.) and stop.',
  ])
  expect(textsOf('「そうですか。」と言った。これは「行こう。早く。」という本です。（注。重要）終わり。', 'ja')).toEqual(
    ['「そうですか。」と言った。', 'これは「行こう。早く。」という本です。', '（注。重要）終わり。'],
  )
})

it('goes on after a bracket that is never closed', () => {
  expect(textsOf('「開いたまま。次の文。終わり。', 'ja')).toEqual(['「開いたまま。', '次の文。', '終わり。'])
})

it('knows ordinals and spaced abbreviations of other languages', () => {
  expect(textsOf('Das ist z. B. das hier. Am 3. Mai kommt er. „Komm her. Schnell!“, sagte er.', 'de')).toEqual([
    'Das ist z. B. das hier.',
    'Am 3. Mai kommt er.',
    '„Komm her. Schnell!“, sagte er.',
  ])
  expect(textsOf('El Sr. García vive en EE. UU. desde 1990. ¿Cómo está Ud. hoy?', 'es')).toEqual([
    'El Sr. García vive en EE. UU. desde 1990.',
    '¿Cómo está Ud. hoy?',
  ])
})

it('ends a sentence at line breaks and tells the white space', () => {
  expect(splitSentences('  one\ntwo\n\nthree. four ', 'en')).toEqual([
    { text: '', after: '  ' },
    { text: 'one', after: '\n' },
    { text: 'two', after: '\n' },
    { text: '', after: '\n' },
    { text: 'three. four', after: ' ' },
  ])
})

it('reads a long run of brackets that open in time that grows with it', () => {
  const text = `${'「'.repeat(200_000)}か`
  expect(textsOf(text, 'ja').join('')).toBe(text)
})

it('loses nothing of any text', () => {
  const piece = fc.constantFrom('Dr. ', 'A', '. ', '。', '「', '」', '(', ')', '\n', ' ', '1.', 'ab', '！', '“', '”')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (text) => {
        expect(
          splitSentences(text, 'ja')
            .map((sentence) => sentence.text + sentence.after)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})
