/** ONNX models (onnx.proto): a graph of nodes in protobuf, from `x` to `y` unless told otherwise. */
import { join } from './numbers.ts'
import { message, number, text } from './protobuf.ts'

export const node = (
  operator: string,
  inputs: readonly string[],
  outputs: readonly string[],
  ...attributes: readonly Buffer[]
) =>
  message(
    1,
    Buffer.concat(inputs.map((name) => text(1, name))),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...attributes,
  )
const shape = (...sizes: readonly (number | bigint)[]) =>
  message(2, ...sizes.map((size) => message(1, number(1, size))))
export const value = (field: number, name: string, ...sizes: readonly (number | bigint)[]) =>
  message(field, text(1, name), message(2, message(1, number(1, 1), shape(...sizes))))
const input = value(11, 'x', 1, 4)
const output = value(12, 'y', 1, 4)
export const tensor = (name: string, sizes: readonly (number | bigint)[], raw: Buffer, type = 1) =>
  message(5, Buffer.concat(sizes.map((size) => number(1, size))), number(2, type), text(8, name), message(9, raw))
export const graph = (...parts: readonly Buffer[]) => message(7, Buffer.concat(parts), text(2, 'g'), input, output)
export const model = (inner: Buffer, opset = 13) => join(number(1, 8), message(8, text(1, ''), number(2, opset)), inner)
export const relu = (from: string, to: string) => node('Relu', [from], [to])
export const small = (...further: readonly Buffer[]) => model(graph(relu('x', 'y'), ...further))
export const attribute = (name: string, ...values: readonly Buffer[]) => message(5, text(1, name), ...values)
export const used = (weights: Buffer) => model(graph(node('Add', ['x', 'w'], ['y']), weights))

/** Each the branch of a condition of the one before it. */
export function writeNestedGraphs(depth: number): Buffer {
  let inner = Buffer.concat([node('Identity', ['x'], ['o']), text(2, 'g'), message(12, text(1, 'o'))])
  for (let level = 0; level < depth; level += 1) {
    const branch = (name: string) => attribute(name, message(6, inner), number(20, 5))
    inner =
      level < 12
        ? Buffer.concat([
            node('If', ['c'], ['o'], branch('then_branch'), branch('else_branch')),
            text(2, 'g'),
            message(12, text(1, 'o')),
          ])
        : Buffer.concat([node('If', ['c'], ['o'], branch('then_branch')), text(2, 'g'), message(12, text(1, 'o'))])
  }
  return model(message(7, inner, input, message(5, number(2, 9), text(8, 'c'), message(9, Buffer.from([1])))))
}
