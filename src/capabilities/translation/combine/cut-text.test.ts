import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

const cut = (text: string, maxLength: number) => cutText(text, 'en', () => undefined, maxLength)

describe('a long text', () => {
  test('is cut behind its lines, else behind sentences, else behind words', async () => {
    expect(await cut('One.\nTwo and a half.\nThree.', 20)).toEqual(['One.\n', 'Two and a half.\n', 'Three.'])
    expect(await cut('He came. She went. They stay.', 20)).toEqual(['He came. She went. ', 'They stay.'])
    expect(await cut('no end in sight anywhere', 10)).toEqual(['no end in ', 'sight ', 'anywhere'])
    expect(await cut('abcdefgh', 3)).toEqual(['abc', 'def', 'gh'])
  })

  test('is whole again in its pieces, whatever it is', async () => {
    const part = fc.constantFrom('a', 'word ', '. ', '\n', 'あ', '。', '👩‍👩‍👧', '\u202e', ' ', '! ')
    await fc.assert(
      fc.asyncProperty(
        fc.array(part, { maxLength: 200 }),
        fc.integer({ min: 2, max: 40 }),
        async (parts, maxLength) => {
          const text = parts.join('')
          const pieces = await cut(text, maxLength)
          expect(pieces.join('')).toBe(text)
          expect(pieces.every((piece) => piece.length <= maxLength)).toBe(true)
          expect(pieces.every((piece) => piece.isWellFormed())).toBe(true)
        },
      ),
    )
  })
})
