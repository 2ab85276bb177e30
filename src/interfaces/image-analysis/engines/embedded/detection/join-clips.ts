import { lookUp } from '../../../../../libraries/json/look-up.ts'

/** A model of TensorFlow.js as its file describes it, as far as is needed here. */
export interface ModelFile {
  readonly modelTopology: { readonly node: readonly GraphNode[] }
  readonly weightsManifest: readonly { readonly paths: readonly string[]; readonly weights: readonly StoredWeight[] }[]
}

/** The package's own files are looked at no closer. */
export function isModelFile(value: unknown): value is ModelFile {
  return typeof value === 'object' && value !== null && 'modelTopology' in value && 'weightsManifest' in value
}

interface GraphNode {
  readonly name: string
  readonly op: string
  readonly input?: readonly string[]
}

interface StoredWeight {
  readonly name: string
  readonly shape: readonly number[]
  readonly dtype: string
  readonly quantization?: { readonly dtype: string }
}

/**
 * Three operations that keep numbers between 0 and 6 (Relu, Minimum, Maximum) become the one that does just that, Relu6, of which
 * WebAssembly makes a fraction of the work: they were 60 % of what describing a face costs. The results stay as they are.
 */
export function joinClips(file: ModelFile, weights: Buffer): ModelFile {
  const { node: nodes } = file.modelTopology
  const byName = new Map(nodes.map((node) => [node.name, node]))
  const constants = readScalars(file, weights)
  const joined = nodes.map((node): GraphNode => {
    const [lower, zero] = node.op === 'Maximum' ? readInputs(node) : []
    const [relu, six] = lower !== undefined && byName.get(lower)?.op === 'Minimum' ? readInputs(byName.get(lower)) : []
    const { op, input } = byName.get(relu ?? '') ?? {}
    const isClip = op === 'Relu' && constants.get(zero ?? '') === 0 && constants.get(six ?? '') === 6
    return isClip && input ? { ...node, op: 'Relu6', input } : node
  })
  return { ...file, modelTopology: { ...file.modelTopology, node: joined } }
}

const readInputs = (node?: GraphNode): readonly string[] => node?.input ?? []

/** Bytes of a number by its type. */
const sizes: Readonly<Record<string, number>> = { float32: 4, int32: 4, float16: 2, uint16: 2, uint8: 1, bool: 1 }

/** Single numbers among the weights, of 16 or 32 bits, by name. */
function readScalars({ weightsManifest }: ModelFile, weights: Buffer): ReadonlyMap<string, number> {
  const scalars = new Map<string, number>()
  const view = new DataView(weights.buffer, weights.byteOffset, weights.byteLength)
  let offset = 0
  for (const { name, shape, dtype, quantization } of weightsManifest.flatMap((group) => group.weights)) {
    const type = quantization?.dtype ?? dtype
    if (shape.length === 0 && type === 'float16') scalars.set(name, view.getFloat16(offset, true))
    if (shape.length === 0 && type === 'float32') scalars.set(name, view.getFloat32(offset, true))
    offset += shape.reduce((product, side) => product * side, 1) * (lookUp(sizes, type) ?? 0)
  }
  return scalars
}
