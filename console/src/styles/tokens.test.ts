import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const source = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/** Every colour as `[light, dark]`. */
const colours = new Map(
  [...source.matchAll(/--([\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g)].map(([, name, ...pair]) => [name, pair]),
)

function contrast(theme: 0 | 1, one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(theme, one), luminance(theme, other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(theme: 0 | 1, name: string): number {
  const hex = colours.get(name)?.[theme]
  if (!hex) throw new Error(`There is no colour --${name}.`)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const grounds = ['paper', 'panel', 'raised', 'hover', 'accent-wash', 'bad-wash']
const texts = ['ink', 'soft', 'accent', 'good', 'warn', 'bad', 'blue', 'violet']

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s theme', (_name, theme) => {
  test.each(grounds)('every text can be read on --%s (WCAG AA, 4.5 to 1)', (ground) => {
    expect(texts.filter((text) => contrast(theme, text, ground) < 4.5)).toEqual([])
  })

  test('the text of the main button can be read, touched by the pointer or not', () => {
    expect(contrast(theme, 'on-accent', 'accent')).toBeGreaterThan(4.5)
    expect(contrast(theme, 'on-accent', 'accent-hover')).toBeGreaterThan(4.5)
  })

  test.each(['paper', 'panel', 'raised'])('the edge of an input stands out from --%s (3 to 1)', (ground) => {
    expect(contrast(theme, 'edge', ground)).toBeGreaterThan(3)
  })
})
