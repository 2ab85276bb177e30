import { postForm } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'

const maxLength = 500_000

const growths: readonly Growth[] = [
  { name: 'items', by: 'count', unit: (index) => `${index}:0:1:2x3x4,` },
  {
    name: 'different items',
    by: 'count',
    unit: (index) => `${index}:0:1:${1 + (index % 97)}x${1 + (index % 89)}x${1 + (index % 83)},`,
  },
  { name: 'flat items', by: 'count', unit: (index) => `${index}:0:1:${1 + (index % 97)}x${1 + (index % 89)},` },
  { name: 'items of one name', by: 'repetition', unit: 'a:0:1:1x1x1,' },
  { name: 'items of great size', by: 'count', unit: (index) => `${index}:0:1:1e300x1e300x1e300,` },
  { name: 'items of small size', by: 'count', unit: (index) => `${index}:0:0:1e-300x1e-9x0.1,` },
  {
    name: 'items of all constraints',
    by: 'count',
    unit: (index) => `${index}:${index % 64}:${index % 9}:${1 + (index % 9)}x2x3,`,
  },
  { name: 'colons', by: 'repetition', unit: ':' },
  { name: 'commas', by: 'repetition', unit: ',' },
  { name: 'dimensions', by: 'count', head: 'a:0:1:1', unit: 'x1' },
  { name: 'digits', by: 'length', head: 'a:0:1:', unit: '9', tail: 'x1x1' },
  { name: 'decimals', by: 'length', head: 'a:0:1:0.', unit: '0', tail: '1x1x1' },
  { name: 'a long name', by: 'length', unit: 'a', tail: ':0:1:1x1x1' },
  { name: 'names of the prototype', by: 'repetition', unit: '__proto__:0:1:1x1x1,constructor:0:1:1x1x1,' },
  { name: 'lines instead of commas', by: 'count', unit: (index) => `${index}:0:1:1x1x1\n` },
  { name: 'spaces', by: 'length', head: 'a', unit: ' ', tail: ':0:1:1x1x1' },
]

/** Lists of bins and items. */
export const packingLists: HostileFormat = {
  format: 'packing lists',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const list = encodeURIComponent(bytes.toString())
    const path = '/binpack/api/call/raw'
    return [
      postForm(path, `bins=0:0:100x100x100&items=${list}`),
      postForm(path, `bins=0:0:1000x1000&items=${list}`),
      postForm(path, `bins=${list}&items=0:0:1:1x1x1&binId=0`),
    ]
  },
}
