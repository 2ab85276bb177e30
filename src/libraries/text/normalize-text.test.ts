import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { normalizeText } from './normalize-text.ts'

const forms = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const
const dotBelow = '\u0323'
const acute = '\u0301'
const joiner = '\u034f'
const marksOfMany = [dotBelow, acute, '\u0327', '\u0344', '\u3099', '\uff9e', '\u0f73', '\u{1d165}', '\u{1d15e}']

/** Letters, marks of several classes and lengths of decomposition, both planes, halves of pairs. */
const character = fc.constantFrom(...Array.from('aeǖがカ한ᄒﬁﷺำೋ😀 ¨'), ...marksOfMany, '\ud834', '\udd65', joiner)
const text = fc.array(fc.oneof(character, fc.string({ unit: 'binary', maxLength: 2 })), { maxLength: 120 })
const marks = fc.array(fc.constantFrom(...marksOfMany), { maxLength: 200 })

describe.each(forms)('%s', (form) => {
  test('is what it always was where no run of marks is longer than 30', () => {
    const short = text.map((parts) => parts.join('')).filter((whole) => !/\p{M}{31}/u.test(whole.normalize('NFKD')))
    fc.assert(fc.property(short, (whole) => normalizeText(whole, form) === whole.normalize(form)))
  })

  test('breaks longer runs, loses nothing, and changes nothing when done again', () => {
    const long = fc.tuple(text, marks, text).map((parts) => parts.map((part) => part.join('')).join(''))
    fc.assert(
      fc.property(long, (whole) => {
        const once = normalizeText(whole, form)
        expect(normalizeText(once, form)).toBe(once)
        expect(once.normalize('NFKD')).not.toMatch(/[^\P{M}\u034f]{31}/u)
        const parts = (some: string) => [...some.normalize('NFKD').replaceAll(joiner, '')].toSorted().join('')
        expect(parts(once)).toBe(parts(whole))
      }),
    )
  })
})

test('a letter with 100 marks is in four pieces', () => {
  expect(normalizeText(`a${acute.repeat(100)}b`, 'NFC')).toBe(
    [`á${acute.repeat(29)}`, acute.repeat(30), acute.repeat(30), `${acute.repeat(10)}b`].join(joiner),
  )
})

test.each(forms)(
  '%s of a million marks of alternating classes sorts no more than 30 of them at a time, each once or twice',
  (form) => {
    const attack = `a${`${acute}${dotBelow}`.repeat(500_000)}`
    const sorted: string[] = []
    const { normalize } = String.prototype
    // The engine's own work grows with the square of a run of marks.
    const seen = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, as?: string) {
      sorted.push(this)
      return normalize.call(this, as)
    })
    onTestFinished(() => seen.mockRestore())
    normalizeText(attack, form)
    seen.mockRestore()
    const runs = sorted.flatMap((piece) => piece.match(/[^\P{M}\u034f]+/gu) ?? []).map(({ length }) => length)
    expect(Math.max(...new Set(runs))).toBeLessThanOrEqual(30)
    expect(sorted.reduce((total, { length }) => total + length, 0)).toBeLessThan(3 * attack.length)
  },
)

test('no character but marks and the two sound marks decomposes into a mark at its front that is sorted', () => {
  const faults: string[] = []
  for (let point = 0; point < 0x11_00_00; point += 1) {
    const [first = ''] = String.fromCodePoint(point).normalize('NFKD')
    if (isSorted(first) && !/[\p{M}\uff9e\uff9f]/u.test(String.fromCodePoint(point))) faults.push(point.toString(16))
  }
  expect(faults).toEqual([])
})

/** Whether the character changes places with a neighbour of a low class (the tilde overlay, 1) or of the highest (iota below, 240). */
function isSorted(mark: string): boolean {
  return [`\u0345${mark}`, `${mark}\u0334`].some((pair) => pair.normalize('NFD') !== pair && [...pair].length === 2)
}
