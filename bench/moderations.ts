import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { learned } from '../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import { loadModel } from '../src/interfaces/moderations/engines/embedded/model/load-model.ts'
import { judgeText } from '../src/interfaces/moderations/engines/embedded/model/judge-text.ts'
import type { ModerationModel } from '../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { type Scores, scoreText } from '../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { averagePrecision } from '../training/moderations/average-precision.ts'
import type { Document } from '../training/moderations/compose-documents.ts'
import { type DilutionRow, measureDilution } from '../training/moderations/measure-dilution.ts'
import { readHeldBack } from '../training/moderations/read-held-back.ts'
import { readKinds } from '../training/moderations/read-kinds.ts'
import { readToxicity } from '../training/moderations/read-sources.ts'
import type { BenchResult, Figure } from './result.ts'

/** What the issue asks for on a set of prompts that is not here; shown beside the figures of texts that are. */
const targets: Readonly<Record<string, string>> = {
  sexual: '>= 0.92',
  hate: '>= 0.65',
  'hate/threatening': '>= 0.40',
  'self-harm': '>= 0.65',
  violence: '>= 0.45',
  'violence/graphic': '>= 0.35',
}

/** G4: average precision on texts held back from training, over-flagging of harmless ones, and the rate, beside `obscenity`. */
export default async function run(): Promise<BenchResult> {
  const model = await loadModel()
  const { passages, fresh, independent, harmless, around, public: sets } = await readHeldBack()
  const kinds = await readKinds()
  const longHarmless = [passages.documents, fresh.documents, independent.documents, harmless, kinds]
    .flat()
    .filter(({ text, labels }) => text.length >= 600 && !labels.includes(1))
    .map(({ text }) => text)
  const compareAll = (set: string, documents: readonly Document[], categories = [...learned.keys()]) => {
    const scored = documents.map((document) => ({ ...document, scores: scoreText(model, document.text) }))
    return categories.map((category) => compare(set, scored, category))
  }
  return {
    name: 'moderations',
    seeds: [],
    figures: [
      ...compareAll('passages', [...passages.documents, ...harmless]),
      ...compareAll('further passages', [...fresh.documents, ...harmless]),
      ...compareAll('independent passages', independent.documents),
      ...compareAll('HateCheck and toxicity, held back', sets, [1, 2]),
      ...compareAll('passages by kind of error', kinds),
      overFlagging(
        model,
        'harmless passages by kind of error over-flagged',
        kinds.filter(({ labels }) => !labels.includes(1)).map(({ text }) => text),
      ),
      overFlagging(model, 'look-alikes over-flagged', passages.lookalikes),
      overFlagging(model, 'further look-alikes over-flagged', fresh.lookalikes),
      overFlagging(model, 'independent look-alikes over-flagged', independent.lookalikes),
      overFlagging(model, 'long harmless texts (600 characters and more) over-flagged', longHarmless),
      overFlagging(
        model,
        'books, mails and talk over-flagged',
        harmless.map(({ text }) => text),
      ),
      ...measureDilution(
        model,
        [passages, fresh, independent, { documents: kinds }].flatMap(({ documents }) => documents),
        around,
      ).flatMap(toFigures),
      ...(await measureInsults(model)),
      {
        name: 'texts of 300 characters, one core',
        value: measureRate((text) => scoreText(model, text)),
        unit: 'texts/s',
        peers: { obscenity: measureRate(countObscene) },
      },
    ],
  }
}

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

function countObscene(text: string): number {
  return matcher.getAllMatches(text).length
}

type ScoredDocument = Document & { readonly scores: Scores }

function compare(set: string, documents: readonly ScoredDocument[], category: number): Figure {
  const known = documents.filter(({ labels }) => labels[category] !== undefined)
  const labels = known.map((document) => document.labels[category] === 1)
  const name = learned[category] ?? 'sexual'
  const ours = known.map(({ scores }) => scores[name])
  const theirs = known.map(({ text }) => countObscene(text))
  const target = targets[name]
  return {
    name: `average precision, ${name}, ${set} (${labels.filter(Boolean).length} of ${known.length})`,
    value: averagePrecision(ours, labels),
    unit: '',
    peers: { obscenity: averagePrecision(theirs, labels) },
    ...(target !== undefined && { target }),
  }
}

function overFlagging(model: ModerationModel, name: string, texts: readonly string[]): Figure {
  const isFlagged = (text: string) =>
    Object.entries(scoreText(model, text)).some(([category, score]) => score >= (model.thresholds[category] ?? 0.5))
  const share = (flags: (text: string) => boolean) => (100 * texts.filter(flags).length) / texts.length
  const peers = { obscenity: share((text) => countObscene(text) > 0) }
  return { name: `${name} (of ${texts.length})`, value: share(isFlagged), unit: '%', peers, target: '< 5' }
}

function toFigures(row: DilutionRow): Figure[] {
  const among = `among ${row.around} sentences of books, speeches and mails`
  const share = (count: number, of: number) => ({ value: (100 * count) / of, unit: '%', peers: {} })
  return [
    { name: `harmful texts found ${among} (of ${row.harmful})`, ...share(row.found, row.harmful) },
    { name: `harmless texts flagged ${among} (of ${row.harmless})`, ...share(row.flagged, row.harmless) },
  ]
}

/** Of the toxicity set, whose judges saw no category: how many are harassment here. */
async function measureInsults(model: ModerationModel): Promise<readonly Figure[]> {
  const comments = await readToxicity()
  const isInsult = (text: string) => judgeText(model, text).harassment >= 0.5
  const measure = (name: string, texts: readonly string[]): Figure => ({
    name: `harassment, ${name} comments of the toxicity set (of ${texts.length})`,
    value: (100 * texts.filter(isInsult).length) / texts.length,
    unit: '%',
    peers: { obscenity: (100 * texts.filter((text) => countObscene(text) > 0).length) / texts.length },
  })
  const isToxic = ({ labels }: Document) => labels.includes(undefined)
  return [
    measure(
      'toxic',
      comments.filter(isToxic).map(({ text }) => text),
    ),
    measure(
      'other',
      comments.filter((comment) => !isToxic(comment)).map(({ text }) => text),
    ),
  ]
}

const sample =
  'We walked along the river and talked about the garden, which had done well this year. My neighbour says that the slugs are a plague, and that beer kills them. I laughed, and we agreed to try it in spring. Then it began to rain, and we ran back to the house and made tea, and the children played cards by the fire.'

/** For two seconds after a first round. */
function measureRate(judge: (text: string) => unknown): number {
  for (let round = 0; round < 200; round++) judge(`${round} ${sample}`)
  const begin = performance.now()
  let done = 0
  for (; performance.now() - begin < 2000; done++) judge(`${done} ${sample}`)
  return done / ((performance.now() - begin) / 1000)
}
