import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cardFile } from '../engines/marian/find-models.ts'
import type { ModelCard } from '../engines/marian/marian-model.ts'
import { buildDictionaryModel, type Dimensions, tinyDimensions } from './marian/dictionary-model.ts'
import { countBeforeWords, pairVocabularies, rivals, type VocabularyOptions } from './marian/word-vocabulary.ts'
import { writeSentencePiece } from './marian/write-sentencepiece.ts'

export interface DictionaryOptions extends VocabularyOptions {
  readonly dimensions?: Dimensions
}

export interface MarianFiles {
  readonly model: Buffer
  readonly sourceVocabulary: Buffer
  readonly targetVocabulary: Buffer
}

/** A model that translates word by word, for the real runtime; what it does not know it copies letter by letter. */
export function makeMarianFiles({ dimensions = tinyDimensions, ...options }: DictionaryOptions): MarianFiles {
  const vocabularies = pairVocabularies(options)
  const first = countBeforeWords(options)
  const doubtful = (options.doubtful ?? []).map((_, index) => first + index * (rivals + 1))
  return {
    model: buildDictionaryModel({ vocabularies, dimensions, doubtful }),
    sourceVocabulary: writeSentencePiece(vocabularies.source),
    targetVocabulary: writeSentencePiece(vocabularies.target),
  }
}

/** The same in a folder of models, with its card; gives the folder of this one. */
export async function makeModel(
  folder: string,
  options: DictionaryOptions & Pick<ModelCard, 'source' | 'target' | 'minConfidence' | 'beamSize'>,
): Promise<string> {
  const { source, target, minConfidence, beamSize, ...dictionary } = options
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
  }
  await writeFile(join(place, cardFile), JSON.stringify(card))
  return place
}
