/** Writes tiny ONNX models for tests, as protobuf (onnx.proto3 of ONNX 1.16). */
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'

export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  /** Numbers that the model holds, by name. */
  readonly weights: Readonly<Record<string, OnnxWeight>>
  readonly inputs: Readonly<Record<string, OnnxShape>>
  readonly outputs: Readonly<Record<string, OnnxShape>>
}

export interface OnnxNode {
  /** Such as `MatMul`. */
  readonly operation: string
  readonly inputs: readonly string[]
  readonly output: string
  readonly attributes?: Readonly<Record<string, number | readonly number[]>>
}

/** Whole numbers are written as such where `type` says so. */
export interface OnnxWeight {
  readonly type?: OnnxType
  readonly shape: readonly number[]
  readonly values: readonly number[]
}

/** A side without a fixed length has a name. */
export interface OnnxShape {
  readonly type: OnnxType
  readonly shape: readonly (string | number)[]
}

type OnnxType = 'float' | 'int64'

/** TensorProto.DataType */
const types: Readonly<Record<OnnxType, number>> = { float: 1, int64: 7 }

/** AttributeProto.AttributeType */
const attributeTypes = { int: 2, ints: 7 }

type Write = (writer: BinaryWriter) => unknown

export function writeOnnx({ nodes, weights, inputs, outputs }: OnnxGraph): Uint8Array {
  const graph: Write = (to) => {
    for (const node of nodes) writeMessage(to, 1, (part) => writeNode(part, node))
    writeText(to, 2, 'made for a test')
    for (const [name, weight] of Object.entries(weights)) writeMessage(to, 5, (part) => writeWeight(part, name, weight))
    for (const [name, shape] of Object.entries(inputs)) writeMessage(to, 11, (part) => writeValue(part, name, shape))
    for (const [name, shape] of Object.entries(outputs)) writeMessage(to, 12, (part) => writeValue(part, name, shape))
  }
  const model = new BinaryWriter()
  writeNumber(model, 1, 8)
  writeMessage(model, 7, graph)
  writeMessage(model, 8, (operators) => writeNumber(operators, 2, 13))
  return model.finish()
}

function writeNode(to: BinaryWriter, { inputs, output, operation, attributes = {} }: OnnxNode): void {
  for (const input of inputs) writeText(to, 1, input)
  writeText(to, 2, output)
  writeText(to, 3, output)
  writeText(to, 4, operation)
  for (const [name, value] of Object.entries(attributes))
    writeMessage(to, 5, (attribute) => {
      writeText(attribute, 1, name)
      if (typeof value === 'number') writeNumber(attribute, 3, value)
      else for (const each of value) writeNumber(attribute, 8, each)
      writeNumber(attribute, 20, typeof value === 'number' ? attributeTypes.int : attributeTypes.ints)
    })
}

function writeWeight(to: BinaryWriter, name: string, { type = 'float', shape, values }: OnnxWeight): void {
  for (const side of shape) writeNumber(to, 1, side)
  writeNumber(to, 2, types[type])
  writeText(to, 8, name)
  const raw = type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values, BigInt)
  to.tag(9, WireType.LengthDelimited).bytes(new Uint8Array(raw.buffer))
}

function writeValue(to: BinaryWriter, name: string, { type, shape }: OnnxShape): void {
  const writeSides: Write = (sides) => {
    for (const side of shape)
      writeMessage(sides, 1, (each) =>
        typeof side === 'string' ? writeText(each, 2, side) : writeNumber(each, 1, side),
      )
  }
  writeText(to, 1, name)
  writeMessage(to, 2, (value) =>
    writeMessage(value, 1, (tensor) => {
      writeNumber(tensor, 1, types[type])
      writeMessage(tensor, 2, writeSides)
    }),
  )
}

function writeMessage(to: BinaryWriter, field: number, write: Write): void {
  to.tag(field, WireType.LengthDelimited).fork()
  write(to)
  to.join()
}

function writeNumber(to: BinaryWriter, field: number, value: number): void {
  to.tag(field, WireType.Varint).int64(value)
}

function writeText(to: BinaryWriter, field: number, text: string): void {
  to.tag(field, WireType.LengthDelimited).string(text)
}
