import { readPieces } from '../../../../../libraries/marian/read-pieces.ts'
import { readHeader } from '../../../../../libraries/marian/read-header.ts'

export interface ModelFileContents {
  readonly model: Buffer
  readonly sourceVocabulary: Buffer
  readonly targetVocabulary: Buffer
}

/** What is wrong with the files of a model, as the end of a sentence; the runtime itself would give up or read on behind its memory. */
export function findModelFault({ model, sourceVocabulary, targetVocabulary }: ModelFileContents): string | undefined {
  const header = readHeader(model)
  if (!header) return 'its weights are no binary file of Marian'
  if (header.bytes !== model.length) return `its weights have ${model.length} bytes instead of ${header.bytes}`
  const rowsOf = (...names: readonly string[]) => header.items.find(({ name }) => names.includes(name))?.shape[0]
  const architecture = header.items.find(({ name }) => name === 'special:model.yml')
  if (!architecture) return 'its weights tell no architecture'
  const { begin, length } = architecture
  if (!isPlainYaml(model.subarray(begin, begin + length))) return 'its architecture is not written as Marian writes it'
  return (
    findVocabularyFault('source', sourceVocabulary, rowsOf('encoder_Wemb', 'Wemb')) ??
    findVocabularyFault('target', targetVocabulary, rowsOf('decoder_Wemb', 'Wemb'))
  )
}

/** Bytes: real ones have some 2,000. */
const maxArchitecture = 65_536

/** Characters. */
const maxLine = 1_000

/** A remark; or a name, an item of a list, and a value that is no more than a word or a list of words. */
const plainLine = /^ {0,8}(?:#.*|(?:- )*(?:[\w.-]+:)?(?: *(?:"[^"\\]*"|[^\s&*!|>{}[\]"][^{}[\]]*|\[[^{}[\]]*\]))?\s*)$/

/**
 * Whether it is a list of names with values, or with lists of values below them. The runtime reads all of YAML, and takes all of memory for some of
 * it: aliases of aliases, or braces that are never closed.
 */
function isPlainYaml(bytes: Buffer): boolean {
  if (bytes.length > maxArchitecture) return false
  const lines = bytes.toString('utf8').replace(/\0+$/, '').split('\n')
  return lines.every((line) => line.length <= maxLine && plainLine.test(line))
}

function findVocabularyFault(side: string, vocabulary: Buffer, rows: number | undefined): string | undefined {
  const pieces = readPieces(vocabulary)?.length
  if (pieces === undefined) return `its ${side} vocabulary is no file of SentencePiece`
  if (rows === undefined) return `its weights have no embeddings of the ${side} language`
  // Weights may have rows to spare, so that 8 divides their number.
  if (pieces > rows || pieces + 8 <= rows)
    return `its ${side} vocabulary has ${pieces} pieces, and its weights are for ${rows}`
  return undefined
}
