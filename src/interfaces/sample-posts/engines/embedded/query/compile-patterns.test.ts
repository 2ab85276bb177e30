import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePatterns } from './compile-patterns.ts'

describe('a pattern', () => {
  test.each([
    ['loaf', 'The Loaf that rose', true],
    ['LOAF', 'the loaf', true],
    ['^the', 'The loaf', true],
    ['^loaf', 'The loaf', false],
    ['rose$', 'It ROSE', true],
    ['rose$', 'rose again', false],
    ['^loaf$', 'loaf', true],
    ['^loaf$', 'loafer', false],
    ['^$', '', true],
    ['^$', 'x', false],
    ['', 'anything', true],
    ['^t.*e$', 'the loaf we ate', true],
    ['a.*b.*c', '..a..b..c..', true],
    ['a.*b.*c', '..a..c..b..', false],
    ['^ab.*ba$', 'aba', false],
    ['^ab.*ba$', 'abba', true],
    ['.*', '', true],
    ['a.b', 'axb', false],
    ['(a+)+$', 'aaaa', false],
    ['(a+)+$', 'x(a+)+', true],
  ])('%s on "%s": %s', (pattern, text, expected) => {
    expect(compilePatterns([pattern])(text)).toBe(expected)
  })

  test('means what the regular expression of its escaped literals means', () => {
    const literal = fc.string({ unit: fc.constantFrom('a', 'b', 'B', '+', '('), maxLength: 3 })
    fc.assert(
      fc.property(
        fc.array(literal, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.boolean(),
        fc.string({ unit: fc.constantFrom('a', 'b', 'A', '+', '('), maxLength: 10 }),
        (literals, fromStart, toEnd, text) => {
          const write = (parts: readonly string[]) => `${fromStart ? '^' : ''}${parts.join('.*')}${toEnd ? '$' : ''}`
          const expected = new RegExp(write(literals.map((each) => each.replace(/[+(]/g, '\\$&'))), 'i').test(text)
          expect(compilePatterns([write(literals)])(text)).toBe(expected)
        },
      ),
    )
  })
})

test('one of several patterns is enough', () => {
  const matches = compilePatterns(['^soup', 'loaf$'])
  expect(['Soup for eleven', 'A loaf', 'A soup'].map(matches)).toEqual([true, true, false])
})
