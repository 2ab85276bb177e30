import { createRandom } from '../../src/libraries/random/create-random.ts'
import { readDictionary, tokenize } from '../../training/proofreading/dictionary.ts'
import { createTypos, type Typo, typoKinds } from '../../training/proofreading/make-typos.ts'
import { readSlips } from '../../training/proofreading/read-slips.ts'
import { readTexts, type Source } from '../../training/proofreading/read-texts.ts'
import { shuffle } from '../../training/moderations/random.ts'

/** A sentence with one mistake, made by a program or by people. */
export type Mistake = Omit<Typo, 'kind'> & { readonly kind: string }

/** Sentences that nothing was learnt from, and such with one mistake each. */
export interface HeldBack {
  readonly source: Source | 'repositories'
  readonly clean: readonly string[]
  readonly typos: readonly Mistake[]
}

const perSource = 400
const cleanOfRepositories = 1_500

/** Slips that people made and mended, and clean sentences, of repositories of which no other was learnt from. */
export async function readNaturalSlips(): Promise<HeldBack> {
  const { heldBack } = await readSlips()
  const clean = shuffle(
    heldBack.clean.map(({ text }) => text),
    createRandom(2_026),
  )
  return { source: 'repositories', clean: clean.slice(0, cleanOfRepositories), typos: heldBack.slips }
}

/** Articles, works and dialogues; a program made the mistakes. */

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
