import { gzipSync } from 'node:zlib'
import { circle, drawing, open, times } from '../bytes/drawings.ts'
import { type Construction, construct } from '../construction.ts'
import type { FormatInput, HostileFormat } from '../format-input.ts'
import { toPictureRequests } from '../picture-requests.ts'
import { effects } from './svg/effects.ts'
import { references } from './svg/references.ts'
import { strokes } from './svg/strokes.ts'
import { words } from './svg/words.ts'

/** SVG 1.1 and 2: small drawings that take long to draw, or say more than drawings do. */

const constructions: readonly Construction[] = [
  ...strokes,
  ...references,
  ...words,
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
  ...effects,
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
