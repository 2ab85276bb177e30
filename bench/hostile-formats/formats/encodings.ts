import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import type { RawRequest } from '../../overload/send-request.ts'
import { postBytes, postForm, postJson } from '../../overload/write-raw-request.ts'
import { developmentKey } from '../../overload/watched-server.ts'
import { drawLength } from '../draw-length.ts'
import type { FormatInput, HostileFormat } from '../format-input.ts'
import { ask, opml } from '../operations.ts'

const maxLength = 30_000_000
const lessWork = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }

type Wrap = (plain: Buffer) => Buffer
const gzip: Wrap = (plain) => gzipSync(plain, { level: 1 })
const brotli: Wrap = (plain) => brotliCompressSync(plain, lessWork)

/** The header that is sent, and the bytes, which need not agree. */
const wraps: readonly (readonly [name: string, header: string, wrap: Wrap, by: FormatInput['by']])[] = [
  ['gzip', 'gzip', gzip, 'length'],
  ['deflate', 'deflate', (plain) => deflateSync(plain, { level: 1 }), 'length'],
  ['deflate without its head', 'deflate', (plain) => deflateRawSync(plain, { level: 1 }), 'length'],
  ['Brotli', 'br', brotli, 'length'],
  ['gzip in gzip', 'gzip, gzip', (plain) => gzip(gzip(plain)), 'depth'],
  ['gzip of gzip, named once', 'gzip', (plain) => gzip(gzip(plain)), 'depth'],
  ['Brotli in gzip in Brotli', 'br, gzip, br', (plain) => brotli(gzip(brotli(plain))), 'depth'],
  ['the name many times', Array(500).fill('gzip').join(','), gzip, 'repetition'],
  ['members of gzip', 'gzip', (plain) => repeatWithin(gzipSync(plain.subarray(0, 100)), plain.length / 50), 'count'],
  ['empty members of gzip', 'gzip', (plain) => repeatWithin(gzipSync(''), plain.length / 50), 'count'],
  ['gzip cut off', 'gzip', (plain) => gzip(plain).subarray(0, -9), 'length'],
  [
    'gzip with something behind',
    'gzip',
    (plain) => Buffer.concat([gzip(plain), plain.subarray(0, 1_000_000)]),
    'length',
  ],
  ['gzip of a wrong sum', 'gzip', (plain) => spoilEnd(gzip(plain)), 'length'],
  ['what is no gzip', 'gzip', (plain) => plain.subarray(0, 2_000_000), 'length'],
  ['what is no Brotli', 'br', (plain) => plain.subarray(0, 2_000_000), 'length'],
  ['a long name in gzip', 'gzip', (plain) => nameFile(gzipSync('a'), Math.min(plain.length, 5_000_000)), 'length'],
  [
    'empty blocks of deflate',
    'deflate',
    (plain) =>
      Buffer.concat([Buffer.from([0x78, 0x01]), repeatWithin(Buffer.from([0, 0, 0, 0xff, 0xff]), plain.length / 5)]),
    'count',
  ],
]

const pieces: readonly (readonly [name: string, piece: string])[] = [
  ['of zeros', '\0'],
  ['of fields', 'a&'],
  ['of arrays', '['],
  ['of tags', '<outline>'],
]

/** Compressed bodies, small on the wire; each wrapping of each content. */
export const encodings: HostileFormat = {
  format: 'compressed bodies',
  *generate(random) {
    for (const [name, header, wrap, by] of wraps) {
      for (const [content, piece] of pieces) {
        const length = drawLength(random, 1000, maxLength)
        const plain = Buffer.alloc(length, piece)
        yield { name: `${name}, ${content} [${header.slice(0, 40)}]`, by, bytes: wrap(plain) }
      }
    }
  },
  requests({ name, bytes }) {
    const header = wraps.find(([start]) => name.startsWith(`${start}, of`))?.[1] ?? 'gzip'
    return sendToAll(bytes, header)
  },
  plainCalls: () => plainBodies.flatMap((body) => sendToAll(gzip(Buffer.from(body)), 'gzip')),
}

/** Each is understood by one operation at least. */
const plainBodies = [
  '{"title":"a"}',
  'bins=0:0:100x100x100&items=0:0:1:1x1x1',
  `apikey=${developmentKey}&sentence=明日は雨が降るらしい。`,
  '<opml version="2.0"><body/></opml>',
  ask('Good morning!'),
]

function sendToAll(bytes: Buffer, header: string): RawRequest[] {
  return [
    postJson('/test/posts', bytes),
    postForm('/binpack/api/call/raw', bytes),
    postForm('/jp-ml/proofreading/v2/typo', bytes),
    postBytes(opml, bytes),
    postJson('/chat/v1/chat/completions', bytes),
    {
      method: 'POST',
      path: '/vision/vision/v3.2/tag',
      headers: { 'content-type': 'application/octet-stream', 'ocp-apim-subscription-key': developmentKey },
      body: bytes,
    },
  ].map((request): RawRequest => ({ ...request, headers: { ...request.headers, 'content-encoding': header } }))
}

function repeatWithin(unit: Buffer, count: number): Buffer {
  return Buffer.concat(Array.from({ length: Math.min(200_000, Math.ceil(count)) }, () => unit))
}

function spoilEnd(bytes: Buffer): Buffer {
  bytes.writeUInt32LE(0, bytes.length - 8)
  return bytes
}

/** RFC 1952: with the flag FNAME, a name that a zero ends stands behind the ten bytes of the head. */
function nameFile(packed: Buffer, length: number): Buffer {
  const head = Buffer.from(packed.subarray(0, 10))
  head[3] = 8
  return Buffer.concat([head, Buffer.alloc(length, 'a'), Buffer.from([0]), packed.subarray(10)])
}
