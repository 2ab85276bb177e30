import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { cardFile } from '../engines/marian/find-models.ts'
import { makeMarianFiles } from './make-model.ts'
import { pairVocabularies, type WordPair } from './marian/word-vocabulary.ts'
import { writeSentencePiece } from './marian/write-sentencepiece.ts'
import { releasedModels } from './released-models.ts'

/**
 * A data folder with a small model for each pair that Mozilla's registry lists. "hello world" tells by which way it went: from Korean into
 * English it is "hello fromko", from English into Korean "intoko world", and from Korean into German "intode fromko".
 */
export async function makeReleasedModels(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-released-'))
  onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
  // The weights know places in vocabularies alone, and so are the same for all.
  const { model } = makeMarianFiles({ words: toWords('en', 'de') })
  const pairs = new Map(releasedModels.map((each) => [`${each.source}-${each.target}`, each]))
  for (const [name, { source, target, version, architecture }] of pairs) {
    const folder = join(modelsFolderOf(dataFolder), name)
    const vocabularies = pairVocabularies({ words: toWords(source, target) })
    const files = { model: 'model.alphas.bin', sourceVocabulary: 'source.spm', targetVocabulary: 'target.spm' }
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, files.model), model)
    await writeFile(join(folder, files.sourceVocabulary), writeSentencePiece(vocabularies.source))
    await writeFile(join(folder, files.targetVocabulary), writeSentencePiece(vocabularies.target))
    await writeFile(join(folder, cardFile), JSON.stringify({ source, target, version, architecture, files }))
  }
  return dataFolder
}

function toWords(source: string, target: string): readonly WordPair[] {
  const mark = (word: string, tag: string) => `${word}${tag.toLowerCase().replaceAll('-', '')}`
  return [
    ['hello', target === 'en' ? 'hello' : mark('into', target)],
    ['world', source === 'en' ? 'world' : mark('from', source)],
  ]
}
