/** Writes a tiny ONNX model as protobuf (onnx.proto3 of ONNX 1.16): it looks each token up in a table, and no more. */

const int64 = 7
const float = 1

export function writeLookupModel(table: readonly (readonly number[])[]): Uint8Array {
  const width = table[0]?.length ?? 0
  const values = Float32Array.from(table.flat())
  const initializer = [
    ...number(1, table.length),
    ...number(1, width),
    ...number(2, float),
    ...text(8, 'table'),
    ...bytes(9, new Uint8Array(values.buffer)),
  ]
  const node = [...text(1, 'table'), ...text(1, 'input_ids'), ...text(2, 'last_hidden_state'), ...text(4, 'Gather')]
  const graph = [
    ...bytes(1, node),
    ...text(2, 'lookup'),
    ...bytes(5, initializer),
    ...bytes(11, valueOf('input_ids', int64, ['texts', 'tokens'])),
    ...bytes(11, valueOf('attention_mask', int64, ['texts', 'tokens'])),
    ...bytes(12, valueOf('last_hidden_state', float, ['texts', 'tokens', width])),
  ]
  return Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, number(2, 13))])
}

function valueOf(name: string, type: number, shape: readonly (string | number)[]): number[] {
  const dimensions = shape.flatMap((size) => bytes(1, typeof size === 'string' ? text(2, size) : number(1, size)))
  return [...text(1, name), ...bytes(2, bytes(1, [...number(1, type), ...bytes(2, dimensions)]))]
}

function number(field: number, value: number): number[] {
  return [...varint(field * 8), ...varint(value)]
}

function text(field: number, value: string): number[] {
  return bytes(field, Buffer.from(value))
}

function bytes(field: number, value: Iterable<number>): number[] {
  const content = [...value]
  return [...varint(field * 8 + 2), ...varint(content.length), ...content]
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)]
}
