import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardFile } from '../engines/marian/find-models.ts'
import type { ModelCard } from '../engines/marian/marian-model.ts'
import { buildDictionaryModel } from './marian/dictionary-model.ts'
import { countBeforeWords, pairVocabularies, rivals, type VocabularyOptions } from './marian/word-vocabulary.ts'
import { writeSentencePiece } from './marian/write-sentencepiece.ts'
import { writeShortlist } from './marian/write-shortlist.ts'
import { type Dimensions, tinyDimensions } from './marian/dimensions.ts'

export interface DictionaryOptions extends VocabularyOptions {
  readonly dimensions?: Dimensions
}

export interface MarianFiles {
  readonly model: Buffer
  readonly sourceVocabulary: Buffer
  /** The same as the other where there is one for both languages. */
  readonly targetVocabulary: Buffer
  readonly shortlist: Buffer
}

/** A model that translates word by word, for the real runtime; what it does not know it copies letter by letter. */
export function makeMarianFiles({ dimensions = tinyDimensions, ...options }: DictionaryOptions): MarianFiles {
  const vocabularies = pairVocabularies(options)
  const first = countBeforeWords(options)
  const { doubtful = [], words, isShared = false } = options
  const doubts = doubtful.map((_, index) => first + index * (rivals.length + 1))
  const translated = isShared ? words.map((_, index) => first + index * 2) : []
  const sourceVocabulary = writeSentencePiece(vocabularies.source)
  return {
    model: buildDictionaryModel({ vocabularies, dimensions, doubtful: doubts, translated }),
    sourceVocabulary,
    targetVocabulary: isShared ? sourceVocabulary : writeSentencePiece(vocabularies.target),
    shortlist: listCandidates(vocabularies.source.length, first, new Set(translated)),
  }
}

/** Beside the pieces of characters, each piece may become the one of its own place, or the one behind it that translates it. */
function listCandidates(pieces: number, first: number, translated: ReadonlySet<number>): Buffer {
  const candidates = Array.from({ length: pieces }, (_, place) => [translated.has(place) ? place + 1 : place])
  return writeShortlist({ frequent: first, candidates })
}

/** The same in a folder of models, with its card; gives the folder of this one. */
export async function makeModel(
  folder: string,
  options: DictionaryOptions & Pick<ModelCard, 'source' | 'target' | 'minConfidence' | 'beamSize' | 'markers'>,
): Promise<string> {
  const { source, target, minConfidence, beamSize, markers, ...dictionary } = options
  const place = join(folder, `${source}-${target}`)
  await mkdir(place, { recursive: true })
  const files = makeMarianFiles(dictionary)
  const names = { model: 'model.intgemm.alphas.bin', sourceVocabulary: 'source.spm', targetVocabulary: 'target.spm' }
  await writeFile(join(place, names.model), files.model)
  await writeFile(join(place, names.sourceVocabulary), files.sourceVocabulary)
  await writeFile(join(place, names.targetVocabulary), files.targetVocabulary)
  const card: ModelCard = {
    source,
    target,
    version: '1.0',
    files: names,
    ...(minConfidence !== undefined && { minConfidence }),
    ...(beamSize !== undefined && { beamSize }),
    ...(markers !== undefined && { markers }),
  }
  await writeFile(join(place, cardFile), JSON.stringify(card))
  return place
}
