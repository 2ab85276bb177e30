import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { createJsonReader } from '../../src/libraries/json/create-json-reader.ts'
import { normalizeText } from '../../src/libraries/text/normalize-text.ts'
import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

/** A slip that somebody made and somebody mended, in its sentence. */
export interface NaturalSlip {
  readonly kind: string
  readonly repository: string
  readonly text: string
  readonly clean: string
  /** What is wrong stands from here to before `end`; where something is missing, the characters around its gap. */
  readonly begin: number
  readonly end: number
}

export interface CleanSentence {
  readonly repository: string
  readonly file: string
  readonly text: string
}

export interface RepositorySentences {
  readonly slips: readonly NaturalSlip[]
  readonly clean: readonly CleanSentence[]
}

/** Repositories of whose text other files of the data have a part, which the characters are taught: they are never held back. */
const taughtRepositories = new Set([
  'angular/angular-ja',
  'github/opensource.guide',
  'google/comprehensive-rust',
  'open-telemetry/opentelemetry.io',
  'php/doc-ja',
  'vitejs/docs-ja',
  'withastro/docs',
])

const readSlip = createJsonReader(
  Type.Object({
    wrong_sentence: Type.String(),
    right_sentence: Type.String(),
    pos: Type.Integer(),
    len: Type.Integer(),
    kind: Type.String(),
    repository: Type.String(),
    licence: Type.String(),
  }),
)
const readClean = createJsonReader(
  Type.Object({ sentence: Type.String(), repository: Type.String(), file: Type.String() }),
)

/** Natural slips and clean sentences, divided by repository: those that may be learnt from, and those held back. */
export async function readSlips(): Promise<{
  readonly learnt: RepositorySentences
  readonly heldBack: RepositorySentences
}> {
  const folder = 'proofreading/natural-slips'
  const rows = (await readCorpusLines(`${folder}/natural-slips.jsonl.gz`)).filter((line) => line !== '').map(readSlip)
  const sentences = (await readCorpusLines(`${folder}/clean-sentences.jsonl.gz`))
    .filter((line) => line !== '')
    .map(readClean)
    .map(({ sentence, repository, file }) => ({ repository, file, text: normalizeText(sentence, 'NFKC') }))
  const part = (isHeld: boolean): RepositorySentences => ({
    slips: rows
      .filter(({ repository }) => isHeldBack(repository) === isHeld)
      // Weights are learnt from nothing whose licence refuses commercial or changed use.
      .filter(({ licence }) => isHeld || !/NC|ND/.test(licence))
      .flatMap((row) => toSlip(row) ?? []),
    clean: sentences.filter(({ repository }) => isHeldBack(repository) === isHeld),
  })
  return { learnt: part(false), heldBack: part(true) }
}

function isHeldBack(repository: string): boolean {
  const [first = 0] = createHash('sha256').update(repository).digest()
  return !taughtRepositories.has(repository) && first % 2 === 1
}

/** In NFKC as the proofreader reads it, where the slip still stands in its place. */
function toSlip(row: ReturnType<typeof readSlip>): NaturalSlip | undefined {
  const { wrong_sentence: wrong, right_sentence: right, pos, len, kind, repository } = row
  const before = normalizeText(wrong.slice(0, pos), 'NFKC').length
  const after = normalizeText(wrong.slice(0, pos + len), 'NFKC').length
  const [text, clean] = [normalizeText(wrong, 'NFKC'), normalizeText(right, 'NFKC')]
  if (text === clean) return undefined
  const isGap = before === after
  const [begin, end] = isGap ? [Math.max(0, before - 1), Math.min(text.length, before + 1)] : [before, after]
  return { kind, repository, text, clean, begin, end }
}
