import { gzipSync } from 'node:zlib'
import { type Construction, construct } from '../construction.ts'
import type { FormatInput, HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'

/** SVG 1.1 and 2: small drawings that take long to draw, or say more than drawings do. */

const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="200">'
const drawing = (content: string) => Buffer.from(`${open}${content}</svg>`)
const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')
const circle = '<circle cx="100" cy="100" r="90"/>'
const path = (data: string, attributes = '') => `<path d="${data}" fill="none" stroke="red" ${attributes}/>`

/** `fan` copies of the level below at each of `depth` levels. */
function copies(depth: number, fan: number, shape: string): string {
  const level = (index: number) => `<g id="l${index + 1}">${times(fan, () => `<use xlink:href="#l${index}"/>`)}</g>`
  return `<defs><g id="l0">${shape}</g>${times(depth, level)}</defs><use xlink:href="#l${depth}"/>`
}

const constructions: readonly Construction[] = [
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
  {
    name: 'entities',
    by: 'repetition',
    sizes: [9],
    write: (depth) =>
      Buffer.from(
        `<!DOCTYPE svg [<!ENTITY e0 "x">${times(depth, (index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`)}]>${open}<text>&e${depth};</text></svg>`,
      ),
  },
  {
    name: 'embedded pictures',
    by: 'repetition',
    sizes: [100],
    write: (count) =>
      drawing(`<image href="data:image/svg+xml,${encodeURIComponent(drawing(circle).toString())}"/>`.repeat(count)),
  },
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
  {
    name: 'a size of many pixels',
    by: 'length',
    sizes: [7000, 1e9],
    write: (side) => Buffer.from(drawing(circle).toString().replaceAll('200"', `${side}"`)),
  },
  {
    name: 'a size in percent of a wide box',
    by: 'length',
    sizes: [1e9],
    write: (side) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} 1">${circle}</svg>`),
  },
  {
    name: 'attributes',
    by: 'count',
    sizes: [20_000],
    write: (count) => drawing(`<g ${times(count, (index) => `a${index}="" `)}/>`),
  },
  {
    name: 'a name that is long',
    by: 'length',
    sizes: [250_000],
    write: (length) => drawing(`<${'a'.repeat(length)}/>`),
  },
  {
    name: 'a remark before it',
    by: 'length',
    sizes: [1900, 250_000],
    write: (length) => Buffer.from(`<!--${'<'.repeat(length)}-->${drawing(circle).toString()}`),
  },
  {
    name: 'instructions of processing',
    by: 'repetition',
    sizes: [60_000],
    write: (count) => drawing('<?a?>'.repeat(count)),
  },
  {
    name: 'other encodings',
    by: 'length',
    sizes: [2000],
    write: (count) => Buffer.from(`\ufeff${drawing(`<filter id="f"/>${circle.repeat(count)}`).toString()}`, 'utf16le'),
  },
  {
    name: 'declared in UTF-16 and not written so',
    by: 'length',
    sizes: [10],
    write: (count) => Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${drawing(circle.repeat(count)).toString()}`),
  },
  { name: 'packed', by: 'length', sizes: [100, 200_000], write: (count) => gzipSync(drawing(circle.repeat(count))) },
]

/** With random colours beside them, lest two drawings of a run are one. */
function* generate(random: () => number): Generator<FormatInput> {
  for (const input of construct(constructions, random)) {
    const colour = `<!--${Math.floor(random() * 1e9)}-->`
    yield input.name.startsWith('packed')
      ? input
      : { ...input, bytes: Buffer.concat([input.bytes, Buffer.from(colour)]) }
  }
}

export const svg: HostileFormat = { format: 'svg', generate, requests: toPictureRequests }
