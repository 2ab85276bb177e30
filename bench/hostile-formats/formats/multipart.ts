import { post } from '../../overload/write-raw-request.ts'
import { developmentKey } from '../../overload/watched-server.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { japanesePaths } from '../operations.ts'

const maxLength = 1_000_000
const boundary = 'b'
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
/** The key, and the field that each of the operations below wants. */
const needed = `${part('apikey', developmentKey)}${part('key', developmentKey)}${['sentence', 'sentences', 'query', 'name', 'email', 'username'].map((name) => part(name, 'a@b.example')).join('')}`
const end = `--${boundary}--\r\n`

const growths: readonly Growth[] = [
  { name: 'parts of one name', by: 'repetition', unit: part('a', 'b'), tail: end },
  { name: 'parts', by: 'count', unit: (index) => part(`a${index}`, 'b'), tail: end },
  { name: 'parts without a name', by: 'repetition', unit: `--${boundary}\r\n\r\n\r\n`, tail: end },
  { name: 'boundaries alone', by: 'repetition', unit: `--${boundary}\r\n`, tail: end },
  {
    name: 'almost boundaries',
    by: 'repetition',
    head: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    unit: '\r\n--',
    tail: `\r\n${end}`,
  },
  {
    name: 'a value of line ends',
    by: 'length',
    head: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    unit: '\r\n',
    tail: `\r\n${end}`,
  },
  {
    name: 'a value of dashes',
    by: 'length',
    head: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    unit: '-',
    tail: `\r\n${end}`,
  },
  {
    name: 'a long name',
    by: 'length',
    head: '--b\r\nContent-Disposition: form-data; name="',
    unit: 'a',
    tail: `"\r\n\r\na\r\n${end}`,
  },
  {
    name: 'a name of escapes',
    by: 'repetition',
    head: '--b\r\nContent-Disposition: form-data; name="',
    unit: '%22',
    tail: `"\r\n\r\na\r\n${end}`,
  },
  {
    name: 'a name of backslashes',
    by: 'repetition',
    head: '--b\r\nContent-Disposition: form-data; name="',
    unit: '\\"',
    tail: `"\r\n\r\na\r\n${end}`,
  },
  {
    name: 'parameters',
    by: 'count',
    head: '--b\r\nContent-Disposition: form-data',
    unit: '; name="a"',
    tail: `\r\n\r\na\r\n${end}`,
  },
  {
    name: 'semicolons',
    by: 'repetition',
    head: '--b\r\nContent-Disposition: form-data',
    unit: ';',
    tail: `\r\n\r\na\r\n${end}`,
  },
  {
    name: 'headers of a part',
    by: 'count',
    head: '--b\r\n',
    unit: (index) => `X-A${index}: b\r\n`,
    tail: `\r\na\r\n${end}`,
  },
  { name: 'a header that never ends', by: 'length', head: '--b\r\n', unit: 'a' },
  {
    name: 'a folded header',
    by: 'length',
    head: '--b\r\nContent-Disposition: form-data;',
    unit: '\r\n ',
    tail: `name="a"\r\n\r\na\r\n${end}`,
  },
  {
    name: 'parts in parts',
    by: 'depth',
    unit: '--b\r\nContent-Disposition: form-data; name="a"\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n',
    tail: end,
  },
  {
    name: 'files',
    by: 'count',
    unit: (index) => `--b\r\nContent-Disposition: form-data; name="a"; filename="${index}"\r\n\r\na\r\n`,
    tail: end,
  },
  {
    name: 'names in brackets',
    by: 'depth',
    head: '--b\r\nContent-Disposition: form-data; name="name',
    unit: '[]',
    tail: `"\r\n\r\na\r\n${end}`,
  },
  { name: 'names with an index', by: 'count', unit: (index) => part(`name[${index}]`, 'Ann'), tail: end },
  { name: 'a preamble', by: 'length', unit: 'a\r\n', tail: `${part('a', 'b')}${end}` },
  { name: 'an epilogue', by: 'length', head: end, unit: 'a\r\n' },
  {
    name: 'charsets',
    by: 'count',
    unit: (index) =>
      `--b\r\nContent-Disposition: form-data; name="a${index % 500}"\r\nContent-Type: text/plain; charset=x-${index}\r\n\r\na\r\n`,
    tail: end,
  },
  {
    name: 'a long value of kanji',
    by: 'length',
    head: '--b\r\nContent-Disposition: form-data; name="sentence"\r\n\r\n',
    unit: '漢字',
    tail: `\r\n${end}`,
  },
  { name: 'no end', by: 'count', unit: part('a', 'b') },
]

/** Forms of several parts, to every operation that takes them. */
export const multipart: HostileFormat = {
  format: 'multipart forms',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const body = Buffer.concat([Buffer.from(needed), bytes])
    const paths = [
      ...Object.values(japanesePaths),
      '/gender/api',
      '/gender/api/email',
      '/gender/api/username',
      '/spam/filter',
    ]
    return paths.map((path) => post(path, `multipart/form-data; boundary=${boundary}`, body))
  },
}
