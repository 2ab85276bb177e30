import { circle, drawing, path, times } from '../../bytes/drawings.ts'
import type { Construction } from '../../construction.ts'

/** Shapes and lines, dashed and wide. */
export const strokes: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [90], write: (radius) => drawing(`<circle cx="100" cy="100" r="${radius}"/>`) },
  { name: 'shapes', by: 'count', sizes: [100, 5000], write: (count) => drawing(circle.repeat(count)) },
  {
    name: 'segments',
    by: 'count',
    sizes: [100, 40_000],
    write: (count) => drawing(path(`M0 0${times(count, (index) => `L${(index * 7) % 200} ${(index * 13) % 200}`)}`)),
  },
  {
    name: 'curves',
    by: 'count',
    sizes: [15_000],
    write: (count) => drawing(path(`M0 0${'c9 9 9 0 0 9'.repeat(count)}`)),
  },
  {
    name: 'wide round segments',
    by: 'repetition',
    sizes: [40_000],
    write: (count) => drawing(path(`M0 0${'h9v9'.repeat(count / 2)}`, 'stroke-width="999" stroke-linejoin="round"')),
  },
  {
    name: 'dashes',
    by: 'length',
    sizes: [100, 1_000_000, 1e12],
    write: (length) => drawing(path(`M0 0H${length}`, 'stroke-dasharray="0.01"')),
  },
  {
    name: 'dashes of nothing',
    by: 'length',
    sizes: [1_000_000],
    write: (length) => drawing(path(`M0 0H${length}`, 'stroke-dasharray="1e-9 0"')),
  },
  {
    name: 'a list of dashes',
    by: 'count',
    sizes: [50_000],
    write: (count) => drawing(path('M0 0H9000', `stroke-dasharray="${'.1 '.repeat(count)}"`)),
  },
  {
    name: 'dashed circles by style',
    by: 'repetition',
    sizes: [3000],
    write: (count) => drawing(`<style>circle{stroke:red;stroke-dasharray:.01}</style>${circle.repeat(count)}`),
  },
]
