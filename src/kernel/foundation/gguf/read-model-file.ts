import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { type GgufHeader, readHeader } from './read-header.ts'
import { bytesOfTensor, fileTypes, nameOfTensorType } from './tensor-types.ts'

/** What the header of a model file says. */
export interface ModelFileDescription {
  readonly architecture: string
  readonly title: string | undefined
  readonly fileBytes: number
  readonly parameters: number
  /** Tokens that it was trained on at a time; undefined when it does not say. */
  readonly contextLength: number | undefined
  /** Such as `Q4_K_M`. */
  readonly quantisation: string
  /** Bytes of keys and values, in half precision, that each token of a context takes; 0 when it does not say. */
  readonly contextBytesPerToken: number
  /** Parts that the model is split into; this file is the first of them. */
  readonly parts: number
}

/** @throws OperatorError when the file is no model, damaged or cut short. */
export async function readModelFile(path: string): Promise<ModelFileDescription> {
  const header = await readHeader(path)
  assertWhole(header, path)
  const { metadata, tensors, fileBytes } = header
  const architecture = metadata.get('general.architecture')
  if (typeof architecture !== 'string')
    throw new OperatorError(`${path} does not say which architecture its model has.`)
  const title = metadata.get('general.name')
  return {
    architecture,
    title: typeof title === 'string' ? title : undefined,
    fileBytes,
    parameters: tensors.reduce((sum, { elements }) => sum + elements, 0),
    contextLength: readNumber(header, `${architecture}.context_length`),
    quantisation: nameQuantisation(header),
    contextBytesPerToken: countContextBytes(header, architecture),
    parts: readNumber(header, 'split.count') ?? 1,
  }
}

/** A download that broke off has the right header and too few bytes. */
function assertWhole({ tensors, dataOffset, fileBytes }: GgufHeader, path: string): void {
  const ends = tensors.map(({ type, elements, offset }) => offset + (bytesOfTensor(type, elements) ?? 0))
  const wanted = dataOffset + ends.reduce((max, end) => Math.max(max, end), 0)
  if (fileBytes >= wanted) return
  throw new OperatorError(`${path} is cut short: ${fileBytes} of ${wanted} bytes are there; get it again.`)
}

function nameQuantisation({ metadata, tensors }: GgufHeader): string {
  const named = fileTypes[Number(metadata.get('general.file_type') ?? -1)]
  if (named) return named
  const elements = new Map<number, number>()
  for (const tensor of tensors) elements.set(tensor.type, (elements.get(tensor.type) ?? 0) + tensor.elements)
  const [commonest] = [...elements].toSorted((one, other) => other[1] - one[1])
  return commonest ? nameOfTensorType(commonest[0]) : 'unknown'
}

function countContextBytes(header: GgufHeader, architecture: string): number {
  const number = (key: string) => readNumber(header, `${architecture}.${key}`)
  const heads = number('attention.head_count') ?? 0
  const keyLength = number('attention.key_length') ?? (number('embedding_length') ?? 0) / Math.max(heads, 1)
  const valueLength = number('attention.value_length') ?? keyLength
  return 2 * (number('block_count') ?? 0) * (number('attention.head_count_kv') ?? heads) * (keyLength + valueLength)
}

function readNumber({ metadata }: GgufHeader, key: string): number | undefined {
  const value = metadata.get(key)
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}
