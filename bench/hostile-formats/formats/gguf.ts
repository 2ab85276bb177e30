import { bytes, join, latin1, le32, le64, many, noise, repeat } from '../bytes/numbers.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { openBy } from '../programs.ts'

/** GGUF headers of language models (ggml, docs/gguf.md): counts and lengths of 64 bits each. */

const types = { uint32: 4, bool: 7, string: 8, array: 9, uint64: 10, float64: 12 }
const string = (value: string | Buffer) => join(le64(value.length), Buffer.from(value))
const head = (tensors: number | bigint, entries: number | bigint, version = 3) =>
  join(latin1('GGUF'), le32(version), le64(tensors, entries))
const entry = (key: string, type: number, value: Buffer) => join(string(key), le32(type), value)
const architecture = entry('general.architecture', types.string, string('llama'))
const array = (type: number, count: number | bigint, data: Buffer) => join(le32(type), le64(count), data)
const arrayEntry = (type: number, count: number | bigint, data: Buffer) =>
  entry('a', types.array, array(type, count, data))
const tensor = (name: string, dimensions: readonly (number | bigint)[], type: number, offset: number | bigint) =>
  join(string(name), le32(dimensions.length), le64(...dimensions), le32(type), le64(offset))
const model = (entries: readonly Buffer[], tensors: readonly Buffer[] = [], data = Buffer.alloc(64)) =>
  Buffer.concat([head(tensors.length, entries.length + 1), architecture, ...entries, ...tensors, data])
const llama = (key: string, value: number | bigint) => entry(`llama.${key}`, types.uint64, le64(value))
const claimed = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 60n, 2n ** 63n, 2n ** 64n - 1n] as const
const power = (index: number) => claimed[index] ?? 0n
const numbersOfClaims = [0, 1, 2, 3, 4, 5]

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: () => model([llama('context_length', 2048)]) },
  {
    name: 'claimed tensors, as power',
    by: 'count',
    sizes: numbersOfClaims,
    write: (index) => join(head(power(index), 1), architecture),
  },
  {
    name: 'claimed entries, as power',
    by: 'count',
    sizes: numbersOfClaims,
    write: (index) => join(head(0, power(index)), architecture),
  },
  {
    name: 'a key of a claimed length, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => join(head(0, 1), le64(power(index)), Buffer.alloc(100)),
  },
  {
    name: 'a text of a claimed length, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([entry('a', types.string, le64(power(index)))]),
  },
  {
    name: 'a list of a claimed length, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([arrayEntry(types.uint64, power(index), Buffer.alloc(100))]),
  },
  {
    name: 'a list of texts of a claimed length, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([arrayEntry(types.string, power(index), Buffer.alloc(100))]),
  },
  {
    name: 'a list of nothing',
    by: 'count',
    sizes: [20_000_000],
    write: (count) => model([arrayEntry(types.string, count, Buffer.alloc(count * 8))]),
  },
  {
    name: 'lists in lists',
    by: 'depth',
    sizes: [10, 100_000],
    write: (depth) =>
      model([
        entry('a', types.array, join(repeat(join(le32(types.array), le64(1)), depth), array(types.bool, 1, bytes(1)))),
      ]),
  },
  {
    name: 'entries',
    by: 'count',
    sizes: [1000, 99_000, 500_000],
    write: (count) =>
      join(
        head(0, count + 1),
        architecture,
        many(count, (index) => entry(`k${index}`, types.bool, bytes(1))),
      ),
  },
  {
    name: 'entries of one key',
    by: 'repetition',
    sizes: [99_000],
    write: (count) => join(head(0, count + 1), architecture, repeat(entry('k', types.bool, bytes(1)), count)),
  },
  {
    name: 'keys of the prototype',
    by: 'repetition',
    sizes: [3],
    write: () =>
      model([
        entry('__proto__', types.string, string('x')),
        entry('constructor', types.bool, bytes(1)),
        entry('general.architecture', types.string, string('__proto__')),
      ]),
  },
  {
    name: 'texts that are long',
    by: 'length',
    sizes: [16_000_000],
    write: (length) => model([entry('a', types.string, string(Buffer.alloc(length, '漢')))]),
  },
  {
    name: 'texts by the hundred',
    by: 'count',
    sizes: [16],
    write: (count) =>
      model(
        Array.from({ length: count }, (_, index) =>
          entry(`k${index}`, types.string, string(Buffer.alloc(15_000_000, 65))),
        ),
      ),
  },
  {
    name: 'tensors',
    by: 'count',
    sizes: [1000, 99_000],
    write: (count) =>
      model(
        [],
        Array.from({ length: count }, (_, index) => tensor(`t${index}`, [1], 0, 0)),
      ),
  },
  {
    name: 'tensors in one place',
    by: 'repetition',
    sizes: [5000],
    write: (count) =>
      model(
        [],
        Array.from({ length: count }, (_, index) => tensor(`t${index}`, [4, 4], 0, 0)),
      ),
  },
  {
    name: 'tensors of one name',
    by: 'repetition',
    sizes: [5000],
    write: (count) =>
      model(
        [],
        Array.from({ length: count }, () => tensor('t', [4], 0, 0)),
      ),
  },
  {
    name: 'a tensor of a claimed size, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([], [tensor('t', [power(index), power(index)], 0, 0)]),
  },
  {
    name: 'a tensor whose size turns over',
    by: 'length',
    sizes: [1],
    write: () => model([], [tensor('t', [2n ** 32n, 2n ** 32n], 0, 0)]),
  },
  {
    name: 'a tensor at a claimed place, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([], [tensor('t', [1], 0, power(index))]),
  },
  {
    name: 'dimensions',
    by: 'depth',
    sizes: [8, 9, 100_000],
    write: (count) =>
      model(
        [],
        [
          tensor(
            't',
            Array.from({ length: count }, () => 1),
            0,
            0,
          ),
        ],
      ),
  },
  {
    name: 'dimensions of nothing',
    by: 'depth',
    sizes: [4],
    write: (count) =>
      model(
        [],
        [
          tensor(
            't',
            Array.from({ length: count }, () => 0),
            0,
            0,
          ),
        ],
      ),
  },
  {
    name: 'tensors of no kind',
    by: 'length',
    sizes: [4, 5, 255],
    write: (type) => model([], [tensor('t', [32], type, 0)]),
  },
  {
    name: 'tensors of part of a block',
    by: 'length',
    sizes: [31],
    write: (length) => model([], [tensor('t', [length], 8, 0)]),
  },
  {
    name: 'values of no kind',
    by: 'length',
    sizes: [13, 255],
    write: (type) => model([entry('a', type, Buffer.alloc(100))]),
  },
  {
    name: 'an alignment',
    by: 'length',
    sizes: [0, 1, 3],
    write: (alignment) => model([entry('general.alignment', types.uint32, le32(alignment))]),
  },
  {
    name: 'an alignment of a claimed size, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) => model([entry('general.alignment', types.uint64, le64(power(index)))]),
  },
  {
    name: 'an alignment in words',
    by: 'length',
    sizes: [1],
    write: () => model([entry('general.alignment', types.string, string('thirty-two'))]),
  },
  {
    name: 'parts of a claimed number, as power',
    by: 'count',
    sizes: numbersOfClaims,
    write: (index) => model([entry('split.count', types.uint64, le64(power(index)))]),
  },
  {
    name: 'a context of a claimed length, as power',
    by: 'length',
    sizes: numbersOfClaims,
    write: (index) =>
      model([
        llama('context_length', power(index)),
        llama('block_count', power(index)),
        llama('attention.head_count', power(index)),
      ]),
  },
  {
    name: 'numbers that are none',
    by: 'length',
    sizes: [1],
    write: () =>
      model([
        entry('llama.context_length', types.float64, Buffer.from('000000000000f87f', 'hex')),
        entry('llama.block_count', types.float64, Buffer.from('000000000000f07f', 'hex')),
      ]),
  },
  {
    name: 'an architecture of control characters',
    by: 'length',
    sizes: [1000],
    write: (length) =>
      model([
        entry('general.architecture', types.string, string('\u001b[2J\n'.repeat(length))),
        entry('general.name', types.string, string('\u001b[2J\n'.repeat(length))),
      ]),
  },
  {
    name: 'versions',
    by: 'length',
    sizes: [0, 1, 4, 0x0300_0000],
    write: (version) => join(head(0, 1, version), architecture),
  },
  {
    name: 'noise',
    by: 'length',
    sizes: [100, 1_000_000],
    write: (length, random) => join(head(10, 10), noise(length, random)),
  },
  { name: 'cut off', by: 'length', sizes: [0, 4, 12, 30], write: (length) => model([]).subarray(0, length) },
]

export const gguf: OperatorFormat = {
  format: 'gguf',
  file: 'model.gguf',
  generate: (random) => construct(constructions, random),
  open: (path) => openBy('gguf', path),
}
