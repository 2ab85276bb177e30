import { countPieces } from './count-pieces.ts'
import { readHeader } from './read-header.ts'

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
  if (!header.items.some(({ name }) => name === 'special:model.yml')) return 'its weights tell no architecture'
  return (
    findVocabularyFault('source', sourceVocabulary, rowsOf('encoder_Wemb', 'Wemb')) ??
    findVocabularyFault('target', targetVocabulary, rowsOf('decoder_Wemb', 'Wemb'))
  )
}

function findVocabularyFault(side: string, vocabulary: Buffer, rows: number | undefined): string | undefined {
  const pieces = countPieces(vocabulary)
  if (pieces === undefined) return `its ${side} vocabulary is no file of SentencePiece`
  if (rows === undefined) return `its weights have no embeddings of the ${side} language`
  // Weights may have rows to spare, so that 8 divides their number.
  if (pieces > rows || pieces + 8 <= rows)
    return `its ${side} vocabulary has ${pieces} pieces, and its weights are for ${rows}`
  return undefined
}
