import { circle, drawing, times } from '../../bytes/drawings.ts'
import type { Construction } from '../../construction.ts'

/** Filters, patterns, masks and blends. */
export const effects: readonly Construction[] = [
  {
    name: 'filters',
    by: 'count',
    sizes: [100],
    write: (count) =>
      drawing(
        `<filter id="f">${'<feGaussianBlur stdDeviation="999"/>'.repeat(count)}</filter><g filter="url(#f)">${circle}</g>`,
      ),
  },
  {
    name: 'filters by words of CSS',
    by: 'repetition',
    sizes: [1000],
    write: (count) =>
      drawing(`<g style="filter:${'blur(99px) drop-shadow(9px 9px 99px red) '.repeat(count)}">${circle}</g>`),
  },
  {
    name: 'filters by words of CSS, in groups',
    by: 'depth',
    sizes: [500],
    write: (depth) =>
      drawing(`<style>g{filter:blur(99px)}</style>${'<g>'.repeat(depth)}${circle}${'</g>'.repeat(depth)}`),
  },
  {
    name: 'patterns',
    by: 'depth',
    sizes: [10],
    write: (depth) =>
      drawing(
        `${times(depth, (index) => `<pattern id="p${index}" width=".01" height=".01"><rect width="9" height="9" fill="url(#p${index + 1})"/></pattern>`)}<rect width="200" height="200" fill="url(#p0)"/>`,
      ),
  },
  {
    name: 'masks',
    by: 'depth',
    sizes: [10],
    write: (depth) =>
      drawing(
        `${times(depth, (index) => `<mask id="k${index}"><g mask="url(#k${index + 1})">${circle}</g></mask>`)}<g mask="url(#k0)">${circle}</g>`,
      ),
  },
  {
    name: 'blends',
    by: 'repetition',
    sizes: [4000],
    write: (count) => drawing(`<g style="mix-blend-mode:luminosity;isolation:isolate">${circle}</g>`.repeat(count)),
  },
]
