import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { ModerationModel } from '../../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { type Scores, scoreText } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { averagePrecision } from './average-precision.ts'
import type { Document } from './compose-documents.ts'
import { measureDilution } from './measure-dilution.ts'
import { measureKinds } from './measure-kinds.ts'
import { readHeldBack } from './read-held-back.ts'
import { readKinds } from './read-kinds.ts'

/** Prints average precision and over-flagging on what training never saw. */
export async function measure(model: ModerationModel): Promise<void> {
  const { passages, fresh, independent, harmless, around, public: sets } = await readHeldBack()
  const calm = score(model, harmless)
  const own = [...score(model, passages.documents), ...calm]
  const latest = [...score(model, fresh.documents), ...calm]
  const others = score(model, independent.documents)
  const foreign = score(model, sets)
  console.table(
    learned.map((category, at) => ({
      category,
      passages: precisionOf(own, at).toFixed(3),
      fresh: precisionOf(latest, at).toFixed(3),
      independent: precisionOf(others, at).toFixed(3),
      ...(category.startsWith('hate') && { 'public sets': precisionOf(foreign, at).toFixed(3) }),
    })),
  )
  printConfusion(own, model)
  printCalibration(own)
  console.table(await measureKinds(model))
  const kinds = await readKinds()
  const texts = [passages, fresh, independent].flatMap(({ documents }) => documents)
  console.table(measureDilution(model, [...texts, ...kinds], around))
  const calmOnes = [...texts, ...kinds, ...harmless].filter(({ labels }) => !labels.includes(1))
  const acceptable = {
    'harmless, from 600 characters': calmOnes.filter(({ text }) => text.length >= 600).map(({ text }) => text),
    harmless: harmless.map(({ text }) => text),
    'look-alikes': passages.lookalikes,
    'fresh look-alikes': fresh.lookalikes,
    'independent look-alikes': independent.lookalikes,
  }
  for (const [name, each] of Object.entries(acceptable)) printOverFlagged(name, each, model)
}

function printOverFlagged(name: string, texts: readonly string[], model: ModerationModel): void {
  const flagged = texts.flatMap((text) => {
    const over = Object.entries(scoreText(model, text)).filter(
      ([category, value]) => value >= (model.thresholds[category] ?? 0.5),
    )
    return over.length > 0
      ? [`  ${text.slice(0, 70)} | ${over.map(([category, value]) => `${category} ${value.toFixed(2)}`).join(', ')}`]
      : []
  })
  console.log(`${name}: over-flagged ${flagged.length} of ${texts.length}`)
  for (const line of flagged) console.log(line)
}

/** How many are flagged rightly, wrongly and not at all. */
function printConfusion(scored: readonly Scored[], model: ModerationModel): void {
  const rows = learned.map((category, at) => {
    const line = model.thresholds[category] ?? 0.5
    const count = (isFlagged: boolean, label: number) =>
      scored.filter(({ scores, labels }) => scores[category] >= line === isFlagged && labels[at] === label).length
    const [right, wrong, missed, rest] = [count(true, 1), count(true, 0), count(false, 1), count(false, 0)]
    return { category, line, right, wrong, missed, rest }
  })
  console.table(rows)
}

/** Predicted against observed, all categories together. */
function printCalibration(scored: readonly Scored[]): void {
  const pairs = scored.flatMap(({ scores, labels }) =>
    learned.map((category, at) => ({ score: scores[category], label: labels[at] ?? 0 })),
  )
  const edges = [0, 0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01]
  const rows = edges.slice(0, -1).map((from, at) => {
    const here = pairs.filter(({ score }) => score >= from && score < (edges[at + 1] ?? 1))
    const mean = (values: readonly number[]) =>
      Number((values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)).toFixed(3))
    return {
      from,
      texts: here.length,
      predicted: mean(here.map(({ score }) => score)),
      observed: mean(here.map(({ label }) => label)),
    }
  })
  console.table(rows)
}

interface Scored extends Document {
  readonly scores: Scores
}

function score(model: ModerationModel, documents: readonly Document[]): readonly Scored[] {
  return documents.map((document) => ({ ...document, scores: scoreText(model, document.text) }))
}

function precisionOf(scored: readonly Scored[], category: number): number {
  const known = scored.filter(({ labels }) => labels[category] !== undefined)
  const name = learned[category] ?? 'sexual'
  return averagePrecision(
    known.map(({ scores }) => scores[name]),
    known.map(({ labels }) => labels[category] === 1),
  )
}
