import { circle, drawing, path, times } from '../../bytes/drawings.ts'
import type { Construction } from '../../construction.ts'

/** `fan` copies of the level below at each of `depth` levels. */
function copies(depth: number, fan: number, shape: string): string {
  const level = (index: number) => `<g id="l${index + 1}">${times(fan, () => `<use xlink:href="#l${index}"/>`)}</g>`
  return `<defs><g id="l0">${shape}</g>${times(depth, level)}</defs><use xlink:href="#l${depth}"/>`
}

/** Parts of a drawing that stand for others. */
export const references: readonly Construction[] = [
  { name: 'copies of copies', by: 'depth', sizes: [3, 5, 20], write: (depth) => drawing(copies(depth, 13, circle)) },
  {
    name: 'copies of copies with single hyphens',
    by: 'depth',
    sizes: [8],
    write: (depth) =>
      drawing(
        copies(depth, 8, circle)
          .replaceAll('xlink:href="', "href='")
          .replaceAll(/(#l\d+)"/g, "$1'"),
      ),
  },
  {
    name: 'copies of one shape',
    by: 'count',
    sizes: [10_000],
    write: (count) => drawing(`<defs><g id="l0">${circle}</g></defs>${'<use href="#l0"/>'.repeat(count)}`),
  },
  {
    name: 'a copy of itself',
    by: 'repetition',
    sizes: [2],
    write: () => drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/><use href="#a"/></g>'),
  },
  {
    name: 'groups in groups',
    by: 'depth',
    sizes: [100, 30_000],
    write: (depth) => drawing('<g>'.repeat(depth) + '</g>'.repeat(depth)),
  },
  {
    name: 'groups that are see-through',
    by: 'depth',
    sizes: [900, 6000],
    write: (depth) => drawing('<g opacity=".9">'.repeat(depth) + circle + '</g>'.repeat(depth)),
  },
  {
    name: 'markers',
    by: 'count',
    sizes: [200, 20_000],
    write: (count) =>
      drawing(
        `<marker id="m">${circle.repeat(500)}</marker>${path(`M0 0${'h1v1'.repeat(count)}`, 'marker-mid="url(#m)"')}`,
      ),
  },
  {
    name: 'markers on markers',
    by: 'depth',
    sizes: [5],
    write: (depth) =>
      drawing(
        `${times(depth, (index) => `<marker id="m${index + 1}">${path(`M0 0${'h1v1'.repeat(50)}`, `marker-mid="url(#m${index})"`)}</marker>`)}<marker id="m0">${circle}</marker>${path(`M0 0${'h1v1'.repeat(50)}`, `marker-mid="url(#m${depth})"`)}`,
      ),
  },
  {
    name: 'clips in clips',
    by: 'depth',
    sizes: [1000],
    write: (depth) =>
      drawing(
        `${times(depth, (index) => `<clipPath id="c${index}" clip-path="url(#c${index + 1})">${circle}</clipPath>`)}<g clip-path="url(#c0)">${circle}</g>`,
      ),
  },
  {
    name: 'clips of many shapes',
    by: 'count',
    sizes: [2000],
    write: (count) =>
      drawing(
        `<clipPath id="c">${circle.repeat(count)}</clipPath>${`<g clip-path="url(#c)">${circle}</g>`.repeat(2000)}`,
      ),
  },
  {
    name: 'gradients of gradients',
    by: 'depth',
    sizes: [2000],
    write: (depth) =>
      drawing(
        `${times(depth, (index) => `<linearGradient id="g${index}" href="#g${index + 1}"/>`)}<rect width="200" height="200" fill="url(#g0)"/>`,
      ),
  },
  {
    name: 'stops of a gradient',
    by: 'count',
    sizes: [5000],
    write: (count) =>
      drawing(
        `<radialGradient id="g">${'<stop offset=".5" stop-color="red"/>'.repeat(count)}</radialGradient>${'<rect width="200" height="200" fill="url(#g)"/>'.repeat(1000)}`,
      ),
  },
]
