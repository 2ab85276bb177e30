import { deflateRawSync, gzipSync } from 'node:zlib'
import { bytes, join, latin1, le32, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { callMainstay } from '../programs.ts'

/** Dumps of an encyclopedia in gzip (RFC 1952): members one behind the other, heads with names and remarks. */

const site =
  '<mediawiki xml:lang="x-test"><siteinfo><sitename>T</sitename><dbname>t</dbname><base>http://t.example/</base><generator>MediaWiki 1.43</generator><case>first-letter</case><namespaces><namespace key="0" case="first-letter"/></namespaces></siteinfo>'
const page = (id: number, text: string, title = `P${id}`) =>
  `<page><title>${title}</title><ns>0</ns><id>${id}</id><revision><id>${id}</id><timestamp>2026-01-01T00:00:00Z</timestamp><text>${text}</text></revision></page>`
const close = '</mediawiki>'
const dump = (content: string) => gzipSync(`${site}${content}${close}`)
const times = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join('')

const head = (flags: number, further: Buffer = Buffer.alloc(0)) =>
  join(bytes(0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 255), further)
const member = (flags: number, further: Buffer) => join(head(flags, further), bytes(3, 0), le32(0, 0))
const empty = gzipSync('')

/** `megabytes` of one text behind a beginning. */
const unfolding = (
  megabytes: number,
  unit: string,
  before = `${site}<page><title>A</title><ns>0</ns><id>1</id><revision><id>1</id><text>`,
) => gzipSync(join(Buffer.from(before), Buffer.alloc(megabytes * 2 ** 20, unit)), { level: 9 })

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: () => dump(page(1, 'x')) },
  {
    name: 'pages',
    by: 'count',
    sizes: [1000, 30_000],
    write: (count) => dump(times(count, (index) => page(index + 1, 'x'))),
  },
  {
    name: 'pages of one title',
    by: 'repetition',
    sizes: [10_000],
    write: (count) => dump(times(count, (index) => page(index + 1, 'x', 'Same'))),
  },
  {
    name: 'pages of one number',
    by: 'repetition',
    sizes: [10_000],
    write: (count) => dump(times(count, (index) => page(1, 'x', `P${index}`))),
  },
  {
    name: 'a page of words',
    by: 'length',
    sizes: [1_000_000, 20_000_000],
    write: (length) => dump(page(1, 'word '.repeat(length / 5))),
  },
  { name: 'a page that never ends, MiB', by: 'length', sizes: [30, 300], write: (size) => unfolding(size, 'x') },
  {
    name: 'a title that never ends, MiB',
    by: 'length',
    sizes: [100],
    write: (size) => unfolding(size, 'x', `${site}<page><title>`),
  },
  {
    name: 'a tag that never ends, MiB',
    by: 'length',
    sizes: [100],
    write: (size) => unfolding(size, 'x', `${site}<page `),
  },
  {
    name: 'an attribute that never ends, MiB',
    by: 'length',
    sizes: [100],
    write: (size) => unfolding(size, '&lt;', `${site}<page a="`),
  },
  {
    name: 'a remark that never ends, MiB',
    by: 'length',
    sizes: [100],
    write: (size) => unfolding(size, '-', `${site}<!--`),
  },
  {
    name: 'a site that never ends, MiB',
    by: 'length',
    sizes: [100],
    write: (size) => unfolding(size, '<namespace key="1">x</namespace>', '<mediawiki><siteinfo><namespaces>'),
  },
  { name: 'spaces, MiB', by: 'repetition', sizes: [100], write: (size) => unfolding(size, ' ', '') },
  {
    name: 'smaller-than signs, MiB',
    by: 'repetition',
    sizes: [100],
    write: (size) => unfolding(size, '<', '<mediawiki>'),
  },
  { name: 'elements in elements', by: 'depth', sizes: [1_000_000], write: (depth) => dump('<page>'.repeat(depth)) },
  {
    name: 'revisions',
    by: 'count',
    sizes: [100_000],
    write: (count) =>
      dump(
        `<page><title>A</title><ns>0</ns><id>1</id>${times(count, (index) => `<revision><id>${index}</id><text>x</text></revision>`)}</page>`,
      ),
  },
  {
    name: 'references to characters',
    by: 'count',
    sizes: [3_000_000],
    write: (count) => dump(page(1, '&#x26;'.repeat(count))),
  },
  {
    name: 'references that are none',
    by: 'length',
    sizes: [3_000_000],
    write: (length) => dump(page(1, `&${'a'.repeat(length)};&#${'9'.repeat(length)};`)),
  },
  {
    name: 'entities',
    by: 'depth',
    sizes: [30],
    write: (depth) =>
      gzipSync(
        `<!DOCTYPE m [<!ENTITY e0 "xx">${times(depth, (index) => `<!ENTITY e${index + 1} "&e${index};&e${index};">`)}]>${site}${page(1, `&e${depth};`)}${close}`,
      ),
  },
  { name: 'headings', by: 'count', sizes: [100_000], write: (count) => dump(page(1, '=a=\n'.repeat(count))) },
  { name: 'braces', by: 'depth', sizes: [500_000], write: (depth) => dump(page(1, '{{'.repeat(depth))) },
  { name: 'brackets', by: 'depth', sizes: [500_000], write: (depth) => dump(page(1, '[['.repeat(depth))) },
  {
    name: 'links',
    by: 'count',
    sizes: [300_000],
    write: (count) =>
      dump(
        page(
          1,
          times(count, (index) => `[[L${index}]]`),
        ),
      ),
  },
  {
    name: 'characters without spaces',
    by: 'length',
    sizes: [3_000_000],
    write: (length) => dump(page(1, '漢'.repeat(length))),
  },
  { name: 'empty members', by: 'count', sizes: [1000, 1_000_000], write: (count) => repeat(empty, count) },
  { name: 'members of a byte', by: 'count', sizes: [300_000], write: (count) => repeat(gzipSync(' '), count) },
  {
    name: 'a member for each letter',
    by: 'repetition',
    sizes: [1],
    write: () => join(...[...`${site}${page(1, 'x')}${close}`].map((letter) => gzipSync(letter))),
  },
  {
    name: 'a name that is long',
    by: 'length',
    sizes: [20_000_000],
    write: (length) => join(head(8, join(Buffer.alloc(length, 65), bytes(0))), bytes(3, 0), le32(0, 0)),
  },
  {
    name: 'a remark that is long',
    by: 'length',
    sizes: [20_000_000],
    write: (length) => join(head(16, Buffer.alloc(length, 65))),
  },
  {
    name: 'extra fields',
    by: 'repetition',
    sizes: [300],
    write: (count) => repeat(member(4, join(bytes(255, 255), Buffer.alloc(65_535))), count),
  },
  {
    name: 'stored blocks of nothing',
    by: 'count',
    sizes: [4_000_000],
    write: (count) => join(head(0), repeat(bytes(0, 0, 0, 255, 255), count)),
  },
  { name: 'a block of no kind', by: 'length', sizes: [1], write: () => join(head(0), bytes(7)) },
  {
    name: 'gzip in gzip',
    by: 'depth',
    sizes: [3, 100],
    write: (depth) => Array.from({ length: depth }).reduce<Buffer>((inner) => gzipSync(inner), dump(page(1, 'x'))),
  },
  {
    name: 'noise as packed bytes',
    by: 'length',
    sizes: [5_000_000],
    write: (length, random) => join(head(0), noise(length, random)),
  },
  {
    name: 'a wrong size',
    by: 'length',
    sizes: [1],
    write: () => join(head(0), deflateRawSync(`${site}${close}`), le32(0, 5)),
  },
  { name: 'cut off', by: 'length', sizes: [2, 10, 100], write: (length) => dump(page(1, 'x')).subarray(0, length) },
  {
    name: 'zeros behind it',
    by: 'length',
    sizes: [20_000_000],
    write: (length) => join(dump(page(1, 'x')), Buffer.alloc(length)),
  },
  { name: 'no dump', by: 'length', sizes: [10_000_000], write: (length) => gzipSync(latin1('x'.repeat(length))) },
]

export const gzip: OperatorFormat = {
  format: 'gzip',
  file: 'dump.xml.gz',
  generate: (random) => construct(constructions, random),
  open: (path) => callMainstay('import', 'wiki', path, '--lang', 'x-test'),
}
