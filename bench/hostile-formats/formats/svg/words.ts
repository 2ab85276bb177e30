import { drawing, times } from '../../bytes/drawings.ts'
import type { Construction } from '../../construction.ts'

/** Text, and rules of CSS. */
export const words: readonly Construction[] = [
  {
    name: 'text',
    by: 'length',
    sizes: [100, 200_000],
    write: (length) => drawing(`<text y="100">${'x'.repeat(length)}</text>`),
  },
  {
    name: 'text of every script',
    by: 'length',
    sizes: [20_000],
    write: (length) =>
      drawing(`<text y="100">${times(length, (index) => String.fromCodePoint(0x4e00 + (index % 20_000)))}</text>`),
  },
  {
    name: 'text both ways',
    by: 'repetition',
    sizes: [20_000],
    write: (count) => drawing(`<text y="100">${'\u202ea\u202d\u05d0'.repeat(count)}</text>`),
  },
  {
    name: 'spans in spans',
    by: 'depth',
    sizes: [15_000],
    write: (depth) => drawing(`<text y="9">${'<tspan>'.repeat(depth)}x${'</tspan>'.repeat(depth)}</text>`),
  },
  {
    name: 'text of an enormous size',
    by: 'length',
    sizes: [100_000],
    write: (size) =>
      drawing(`<text font-size="${size}" stroke="red" stroke-dasharray="1">${'@&amp;#'.repeat(500)}</text>`),
  },
  {
    name: 'rules of CSS',
    by: 'count',
    sizes: [10_000],
    write: (count) =>
      drawing(`<style>${times(count, (index) => `g>g>g#a${index}{x:1}`)}</style>${'<g/>'.repeat(2000)}`),
  },
  {
    name: 'selectors of CSS',
    by: 'depth',
    sizes: [1000],
    write: (depth) =>
      drawing(`<style>${'g '.repeat(depth)}x{fill:red}</style>${'<g>'.repeat(2000)}${'</g>'.repeat(2000)}`),
  },
  {
    name: 'selectors that leave out',
    by: 'count',
    sizes: [2000],
    write: (count) =>
      drawing(`<style>${'g:not(a) ~ g:nth-child(2n) ~ g{fill:red}'.repeat(count)}</style>${'<g/>'.repeat(5000)}`),
  },
]
