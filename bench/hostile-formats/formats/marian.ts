import { join, latin1, le32, le64, many, noise, repeat } from '../bytes/numbers.ts'
import { nest, message, number, text } from '../bytes/protobuf.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { openBy } from '../programs.ts'

/** Weights of Marian (its binary format, version 1), and vocabularies of SentencePiece behind them where the opener cuts the file in two. */

interface Item {
  readonly name: string
  readonly type: number | bigint
  readonly shape: readonly number[]
  readonly data: Buffer
  readonly claimed?: bigint
}

const float = 0x0404
const int8 = 0x4101
const config =
  'version: v1.9\ntype: transformer\ndim-emb: 8\ndim-vocabs: [16, 16]\nenc-depth: 1\ndec-depth: 1\ntransformer-heads: 2\ntransformer-dim-ffn: 8\ntied-embeddings-all: true\n'
const yaml = (content = config): Item => ({
  name: 'special:model.yml',
  type: 0x0101,
  shape: [content.length + 1],
  data: Buffer.from(`${content}\0`),
})
const embeddings = (rows = 16): Item => ({
  name: 'Wemb',
  type: float,
  shape: [rows, 8],
  data: Buffer.alloc(rows * 8 * 4),
})

function writeWeights(items: readonly Item[], version = 1n, count = BigInt(items.length)): Buffer {
  const heads = Buffer.concat(
    items.map(({ name, type, shape, data, claimed }) =>
      le64(name.length + 1, type, shape.length, claimed ?? data.length),
    ),
  )
  const names = Buffer.concat(items.map(({ name }) => latin1(`${name}\0`)))
  const shapes = Buffer.concat(items.map(({ shape }) => le32(...shape)))
  const before = 16 + heads.length + names.length + shapes.length + 8
  const padding = (256 - (before % 256)) % 256
  return join(
    le64(version, count),
    heads,
    names,
    shapes,
    le64(padding),
    Buffer.alloc(padding),
    Buffer.concat(items.map(({ data }) => data)),
  )
}

const piece = (content: string, type = 1) =>
  message(1, text(1, content), join(Buffer.from([0x15]), Buffer.alloc(4)), number(3, type))
const vocabulary = (count = 16) =>
  join(
    piece('<unk>', 2),
    piece('</s>', 3),
    many(count - 2, (index) => piece(`p${index}`)),
  )

/** Where the one file ends and the other begins, the opener reads in the last eight bytes. */
const both = (weights: Buffer, pieces: Buffer = vocabulary()) => join(weights, pieces, le64(weights.length))
const usual = (...further: readonly Item[]) => both(writeWeights([yaml(), embeddings(), ...further]))
const claims = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 63n, 2n ** 64n - 1n] as const
const claim = (index: number) => claims[index] ?? 0n
const each = [0, 1, 2, 3, 4]

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: () => usual() },
  {
    name: 'claimed items, as power',
    by: 'count',
    sizes: each,
    write: (index) => both(writeWeights([yaml(), embeddings()], 1n, claim(index))),
  },
  {
    name: 'claimed bytes, as power',
    by: 'length',
    sizes: each,
    write: (index) => usual({ name: 'x', type: float, shape: [1], data: Buffer.alloc(4), claimed: claim(index) }),
  },
  {
    name: 'bytes that cancel each other out',
    by: 'length',
    sizes: [1],
    write: () =>
      usual(
        { name: 'x', type: float, shape: [1], data: Buffer.alloc(4), claimed: 2n ** 63n },
        { name: 'y', type: float, shape: [1], data: Buffer.alloc(4), claimed: 2n ** 63n + 8n },
      ),
  },
  {
    name: 'items',
    by: 'count',
    sizes: [1000, 9_000, 100_000],
    write: (count) =>
      usual(
        ...Array.from({ length: count }, (_, index) => ({
          name: `i${index}`,
          type: float,
          shape: [1],
          data: Buffer.alloc(4),
        })),
      ),
  },
  {
    name: 'items of one name',
    by: 'repetition',
    sizes: [5000],
    write: (count) => usual(...Array.from({ length: count }, () => embeddings())),
  },
  {
    name: 'dimensions',
    by: 'depth',
    sizes: [8, 9, 1000],
    write: (count) =>
      usual({ name: 'x', type: float, shape: Array.from({ length: count }, () => 1), data: Buffer.alloc(4) }),
  },
  {
    name: 'a shape larger than its bytes',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (side) => usual({ name: 'x', type: float, shape: [side, side], data: Buffer.alloc(4) }),
  },
  {
    name: 'a shape below zero',
    by: 'length',
    sizes: [1],
    write: (side) =>
      usual({ name: 'encoder_l1_self_Wq', type: float, shape: [0xffff_ffff - side, 8], data: Buffer.alloc(4) }),
  },
  {
    name: 'a type of no kind',
    by: 'length',
    sizes: [0, 0xffff],
    write: (type) => usual({ name: 'x', type, shape: [1], data: Buffer.alloc(4) }),
  },
  {
    name: 'weights of eight bits without their scale',
    by: 'length',
    sizes: [64],
    write: (length) => usual({ name: 'encoder_l1_self_Wq', type: int8, shape: [8, 8], data: Buffer.alloc(length) }),
  },
  {
    name: 'a name that is long',
    by: 'length',
    sizes: [999, 100_000],
    write: (length) => usual({ name: 'x'.repeat(length), type: float, shape: [1], data: Buffer.alloc(4) }),
  },
  {
    name: 'versions',
    by: 'length',
    sizes: [0, 2],
    write: (version) => both(writeWeights([yaml(), embeddings()], BigInt(version))),
  },
  { name: 'no architecture', by: 'length', sizes: [1], write: () => both(writeWeights([embeddings()])) },
  { name: 'no embeddings', by: 'length', sizes: [1], write: () => both(writeWeights([yaml()])) },
  {
    name: 'YAML of lists in lists',
    by: 'depth',
    sizes: [1000, 100_000],
    write: (depth) => both(writeWeights([yaml(`${'['.repeat(depth)}${']'.repeat(depth)}`), embeddings()])),
  },
  {
    name: 'YAML whose anchors double',
    by: 'depth',
    sizes: [10, 30],
    write: (depth) =>
      both(
        writeWeights([
          yaml(
            `a0: &a0 [x]\n${Array.from({ length: depth }, (_, index) => `a${index + 1}: &a${index + 1} [*a${index}, *a${index}]\n`).join('')}`,
          ),
          embeddings(),
        ]),
      ),
  },
  {
    name: 'YAML that is none',
    by: 'length',
    sizes: [100],
    write: (length) => both(writeWeights([yaml('{:'.repeat(length)), embeddings()])),
  },
  {
    name: 'an architecture of many layers',
    by: 'count',
    sizes: [100, 1_000_000],
    write: (count) => both(writeWeights([yaml(config.replace('enc-depth: 1', `enc-depth: ${count}`)), embeddings()])),
  },
  {
    name: 'an architecture of no kind',
    by: 'length',
    sizes: [1],
    write: () => both(writeWeights([yaml(config.replace('transformer', '../../x')), embeddings()])),
  },
  {
    name: 'dimensions of an architecture',
    by: 'length',
    sizes: [0, 1_000_000_000],
    write: (size) => both(writeWeights([yaml(config.replace('dim-emb: 8', `dim-emb: ${size}`)), embeddings()])),
  },
  { name: 'rows', by: 'count', sizes: [1_000_000], write: (rows) => both(writeWeights([yaml(), embeddings(rows)])) },
  {
    name: 'pieces',
    by: 'count',
    sizes: [0, 15, 17, 1_000_000],
    write: (count) => both(writeWeights([yaml(), embeddings()]), vocabulary(Math.max(2, count))),
  },
  {
    name: 'pieces of nothing',
    by: 'repetition',
    sizes: [16],
    write: (count) => both(writeWeights([yaml(), embeddings()]), repeat(message(1), count)),
  },
  {
    name: 'pieces that are long',
    by: 'length',
    sizes: [1_000_000],
    write: (length) => both(writeWeights([yaml(), embeddings()]), join(vocabulary(15), piece('x'.repeat(length)))),
  },
  {
    name: 'pieces of one text',
    by: 'repetition',
    sizes: [16],
    write: (count) => both(writeWeights([yaml(), embeddings()]), repeat(piece('x'), count)),
  },
  {
    name: 'pieces without the unknown one',
    by: 'repetition',
    sizes: [16],
    write: (count) =>
      both(
        writeWeights([yaml(), embeddings()]),
        many(count, (index) => piece(`p${index}`)),
      ),
  },
  {
    name: 'messages in messages',
    by: 'depth',
    sizes: [16, 100_000],
    write: (depth) => both(writeWeights([yaml(), embeddings()]), join(vocabulary(16), nest(2, depth))),
  },
  {
    name: 'rules of a normaliser',
    by: 'length',
    sizes: [100_000],
    write: (length) =>
      both(
        writeWeights([yaml(), embeddings()]),
        join(vocabulary(16), message(3, message(2, Buffer.alloc(length, 255)))),
      ),
  },
  {
    name: 'noise as a vocabulary',
    by: 'length',
    sizes: [10_000],
    write: (length, random) => both(writeWeights([yaml(), embeddings()]), noise(length, random)),
  },
  {
    name: 'noise as weights',
    by: 'length',
    sizes: [10_000],
    write: (length, random) => both(join(le64(1), noise(length, random))),
  },
  {
    name: 'cut off',
    by: 'length',
    sizes: [0, 8, 100],
    write: (length) => both(writeWeights([yaml(), embeddings()]).subarray(0, length)),
  },
]

export const marian: OperatorFormat = {
  format: 'marian',
  file: 'model.bin',
  generate: (random) => construct(constructions, random),
  open: (path) => openBy('marian', path),
}
