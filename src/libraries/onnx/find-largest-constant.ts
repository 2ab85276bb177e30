import { BinaryReader } from '@bufbuild/protobuf/wire'
import { maxOf } from '../numbers/max-of.ts'
import { readInner, readMessage, tag } from '../protobuf/read-message.ts'

interface GraphNode {
  operator: string
  readonly inputs: string[]
  readonly outputs: string[]
}

interface Graph {
  readonly nodes: GraphNode[]
  /** How many numbers a name stands for, where no input of the model is needed to know them. */
  readonly sizes: Map<string, number>
}

/**
 * How many numbers the largest tensor has that a model (onnx.proto) makes of its own weights by joining them. A runtime works
 * those out while it opens the model, and thirty nodes that join a tensor with itself would take all memory.
 */
export function findLargestConstant(model: Uint8Array): number {
  const graph: Graph = { nodes: [], sizes: new Map() }
  const reader = new BinaryReader(model)
  readMessage(reader, model.length, (field) => field === tag.bytes(7) && readGraph(reader, graph))
  let largest = 0
  for (const { operator, inputs, outputs } of graph.nodes) {
    const known = inputs.map((name) => graph.sizes.get(name))
    if (known.length === 0 || known.includes(undefined)) continue
    const counts = known.map(Number)
    const size = operator === 'Concat' ? counts.reduce((sum, count) => sum + count, 0) : maxOf(counts)
    for (const name of outputs) graph.sizes.set(name, size)
    largest = Math.max(largest, size)
  }
  return largest
}

function readGraph(reader: BinaryReader, { nodes, sizes }: Graph): true {
  readInner(reader, (field) => {
    if (field === tag.bytes(1)) nodes.push(readNode(reader))
    else if (field === tag.bytes(5)) readWeight(reader, sizes)
    else return false
    return true
  })
  return true
}

function readNode(reader: BinaryReader): GraphNode {
  const node: GraphNode = { operator: '', inputs: [], outputs: [] }
  readInner(reader, (field) => {
    if (field === tag.bytes(1)) node.inputs.push(reader.string())
    else if (field === tag.bytes(2)) node.outputs.push(reader.string())
    else if (field === tag.bytes(4)) node.operator = reader.string()
    else return false
    return true
  })
  return node
}

/** Sides are written one by one or packed into one field. */
function readWeight(reader: BinaryReader, sizes: Map<string, number>): void {
  let [name, size] = ['', 1]
  readInner(reader, (field) => {
    if (field === tag.varint(1)) size *= Number(reader.int64())
    else if (field === tag.bytes(1)) {
      const end = reader.uint32() + reader.pos
      while (reader.pos < end) size *= Number(reader.int64())
    } else if (field === tag.bytes(8)) name = reader.string()
    else return false
    return true
  })
  sizes.set(name, size)
}
