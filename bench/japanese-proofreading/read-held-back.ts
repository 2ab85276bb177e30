import { createRandom } from '../../src/kernel/random/create-random.ts'
import { readDictionary, tokenize } from '../../training/proofreading/dictionary.ts'
import { createTypos, type Typo, typoKinds } from '../../training/proofreading/make-typos.ts'
import { readTexts, type Source } from '../../training/proofreading/read-texts.ts'
import { shuffle } from '../../training/moderations/random.ts'

/** Sentences of articles, works and dialogues that nothing was learnt from, and each of them with one mistake. */
export interface HeldBack {
  readonly source: Source
  readonly clean: readonly string[]
  readonly typos: readonly Typo[]
}

const perSource = 400

export async function readHeldBack(): Promise<readonly HeldBack[]> {
  const texts = await readTexts()
  const makeTypo = createTypos(readDictionary())
  const random = createRandom(2_026)
  return (['encyclopedia', 'books', 'dialogues'] as const).map((source) => {
    const sentences = texts
      .filter((text) => text.part === 'heldOut' && text.source === source)
      .flatMap((text) => text.sentences)
      .filter((sentence) => sentence.length >= 8 && sentence.length <= 150)
    const clean = shuffle(sentences, random).slice(0, perSource)
    const tokens = tokenize(clean)
    const typos = clean.flatMap((sentence, at) => {
      const kind = typoKinds[at % typoKinds.length] ?? 'missing'
      return makeTypo(kind, sentence, tokens[at] ?? [], random) ?? []
    })
    return { source, clean, typos }
  })
}
