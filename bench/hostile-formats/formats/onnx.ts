import { join, many, noise, repeat } from '../bytes/numbers.ts'
import { attribute, graph, model, node, relu, small, tensor, used, value, writeNestedGraphs } from '../bytes/onnx.ts'
import { message, nest, number, tag, text, varint } from '../bytes/protobuf.ts'
import { type Construction, construct } from '../construction.ts'
import type { OperatorFormat } from '../operator-format.ts'
import { openBy } from '../programs.ts'

/** ONNX models: graphs that are small and ask for much, and tensors of claimed sizes. */

const claims = [2n ** 31n, 2n ** 32n, 2n ** 53n, 2n ** 60n, 2n ** 63n, 2n ** 64n - 1n] as const
const claim = (index: number) => claims[index] ?? 0n
const each = [0, 1, 2, 3, 4, 5]

const constructions: readonly Construction[] = [
  { name: 'plain', by: 'length', sizes: [1], write: () => small() },
  {
    name: 'nodes',
    by: 'count',
    sizes: [1000, 20_000],
    write: (count) =>
      model(
        graph(
          many(count, (index) => relu(index === 0 ? 'x' : `n${index}`, index === count - 1 ? 'y' : `n${index + 1}`)),
        ),
      ),
  },
  {
    name: 'nodes of one output',
    by: 'repetition',
    sizes: [10_000],
    write: (count) => model(graph(repeat(relu('x', 'y'), count))),
  },
  {
    name: 'nodes in a ring',
    by: 'repetition',
    sizes: [2, 1000],
    write: (count) => model(graph(many(count, (index) => relu(`n${index}`, `n${(index + 1) % count}`)))),
  },
  { name: 'a node of itself', by: 'repetition', sizes: [1], write: () => model(graph(relu('y', 'y'))) },
  {
    name: 'weights of a claimed size, as power',
    by: 'length',
    sizes: each,
    write: (index) => used(tensor('w', [claim(index)], Buffer.alloc(16))),
  },
  {
    name: 'weights of claimed sizes that multiply to nothing, as power',
    by: 'length',
    sizes: each,
    write: (index) => used(tensor('w', [claim(index), claim(index), 0], Buffer.alloc(0))),
  },
  {
    name: 'weights whose size turns over',
    by: 'length',
    sizes: [1],
    write: () => used(tensor('w', [2n ** 32n, 2n ** 32n], Buffer.alloc(16))),
  },
  {
    name: 'weights in another file',
    by: 'length',
    sizes: [1],
    write: () =>
      used(
        message(
          5,
          number(1, 4),
          number(2, 1),
          text(8, 'w'),
          number(14, 1),
          message(13, text(1, 'location'), text(2, '../../../../etc/passwd')),
        ),
      ),
  },
  {
    name: 'weights of one name',
    by: 'repetition',
    sizes: [1000],
    write: (count) => used(repeat(tensor('w', [4], Buffer.alloc(16)), count)),
  },
  {
    name: 'weights of no kind',
    by: 'length',
    sizes: [0, 99, 0x7fff_ffff],
    write: (type) => used(tensor('w', [4], Buffer.alloc(16), type)),
  },
  {
    name: 'dimensions',
    by: 'depth',
    sizes: [100, 100_000],
    write: (count) =>
      used(
        tensor(
          'w',
          Array.from({ length: count }, () => 1),
          Buffer.alloc(4),
        ),
      ),
  },
  {
    name: 'an input of a claimed size, as power',
    by: 'length',
    sizes: each,
    write: (index) => model(graph(node('Relu', ['z'], ['y']), value(11, 'z', claim(index), claim(index)))),
  },
  {
    name: 'a constant that is folded large',
    by: 'length',
    sizes: [1_000_000, 2_000_000_000],
    write: (size) =>
      model(
        graph(
          node('ConstantOfShape', ['s'], ['c']),
          node('ReduceSum', ['c'], ['r']),
          node('Add', ['x', 'r'], ['y']),
          message(5, number(1, 1), number(2, 7), text(8, 's'), message(7, varint(size))),
        ),
      ),
  },
  {
    name: 'constants that double',
    by: 'depth',
    sizes: [10, 33],
    write: (depth) =>
      model(
        graph(
          node('Concat', ['w', 'w'], ['d0'], attribute('axis', number(3, 0), number(20, 2))),
          many(depth, (index) =>
            node(
              'Concat',
              [`d${index}`, `d${index}`],
              [`d${index + 1}`],
              attribute('axis', number(3, 0), number(20, 2)),
            ),
          ),
          node('ReduceSum', [`d${depth}`], ['r']),
          node('Add', ['x', 'r'], ['y']),
          tensor('w', [4], Buffer.alloc(16)),
        ),
      ),
  },
  {
    name: 'a range that never ends',
    by: 'length',
    sizes: [2_000_000_000],
    write: (end) =>
      model(
        graph(
          node('Range', ['a', 'b', 'c'], ['r']),
          node('Cast', ['r'], ['f'], attribute('to', number(3, 1), number(20, 2))),
          node('ReduceSum', ['f'], ['q']),
          node('Add', ['x', 'q'], ['y']),
          ...['a', 'b', 'c'].map((name, index) =>
            message(5, number(2, 7), text(8, name), message(7, varint([0, end, 1][index] ?? 0))),
          ),
        ),
      ),
  },
  { name: 'graphs in graphs', by: 'depth', sizes: [10, 500], write: writeNestedGraphs },
  { name: 'messages in messages', by: 'depth', sizes: [100, 50_000], write: (depth) => join(small(), nest(99, depth)) },
  {
    name: 'types of types',
    by: 'depth',
    sizes: [100, 10_000],
    write: (depth) => small(message(11, text(1, 'z'), nest(2, 1, nest(4, depth)))),
  },
  {
    name: 'attributes',
    by: 'count',
    sizes: [10_000],
    write: (count) =>
      model(
        graph(
          node(
            'Relu',
            ['x'],
            ['y'],
            many(count, (index) => attribute(`a${index}`, number(3, 1), number(20, 2))),
          ),
        ),
      ),
  },
  {
    name: 'inputs of a node',
    by: 'count',
    sizes: [100_000],
    write: (count) =>
      model(
        graph(
          node(
            'Sum',
            Array.from({ length: count }, () => 'x'),
            ['y'],
          ),
        ),
      ),
  },
  {
    name: 'operators of no kind',
    by: 'repetition',
    sizes: [1, 1000],
    write: (count) => model(graph(many(count, (index) => node(`Op${index}`, ['x'], ['y'])))),
  },
  {
    name: 'operators of other domains',
    by: 'repetition',
    sizes: [1],
    write: () => model(graph(message(1, text(1, 'x'), text(2, 'y'), text(4, 'Exec'), text(7, 'x.example')))),
  },
  {
    name: 'functions that call each other',
    by: 'repetition',
    sizes: [2],
    write: () =>
      join(
        small(),
        message(
          25,
          text(1, 'f'),
          text(4, 'x'),
          text(5, 'y'),
          message(7, text(1, 'x'), text(2, 'y'), text(4, 'f'), text(7, 'd')),
          text(10, 'd'),
        ),
      ),
  },
  { name: 'versions', by: 'length', sizes: [0, 1, 9999], write: (opset) => model(graph(relu('x', 'y')), opset) },
  {
    name: 'metadata',
    by: 'count',
    sizes: [100_000],
    write: (count) => join(small(), repeat(message(14, text(1, 'k'), text(2, 'v')), count)),
  },
  {
    name: 'text that is long',
    by: 'length',
    sizes: [50_000_000],
    write: (length) => join(small(), text(6, 'x'.repeat(length))),
  },
  {
    name: 'a length beyond the end',
    by: 'length',
    sizes: [0x7fff_ffff],
    write: (length) => join(small(), tag(7, 2), varint(length)),
  },
  {
    name: 'groups in groups',
    by: 'depth',
    sizes: [100_000],
    write: (depth) => join(small(), repeat(tag(99, 3), depth)),
  },
  { name: 'no graph', by: 'length', sizes: [0, 1], write: (length) => number(1, 8).subarray(0, length * 2) },
  { name: 'noise', by: 'length', sizes: [100, 1_000_000], write: (length, random) => noise(length, random) },
]

export const onnx: OperatorFormat = {
  format: 'onnx',
  file: 'model.onnx',
  generate: (random) => construct(constructions, random),
  open: (path) => openBy('onnx', path),
}
