import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { findConcepts } from '../../src/capabilities/language-model/domain/danger/concepts/find-concepts.ts'
import {
  dangerModelPath,
  readDangerModel,
} from '../../src/capabilities/language-model/domain/danger/learnt/danger-model.ts'
import { createJudge } from '../../src/capabilities/language-model/domain/danger/learnt/judge-words.ts'
import { listFeatures, tableSize } from '../../src/capabilities/language-model/domain/danger/learnt/list-features.ts'
import { expandTexts, type TaughtText } from './expand-texts.ts'
import { type FittedExample, fitScaled } from './fit-scaled.ts'
import { leaveOutNear } from './leave-out-near.ts'
import { measure } from './measure.ts'
import { readHarmless } from './read-harmless.ts'
import { readHeldBack } from './read-held-back.ts'
import { writeModel } from './write-model.ts'

const course = { passes: 8, rate: 0.3, decay: 3e-6 }

type Kind = TaughtText['kind']
type TaughtExample = Omit<FittedExample, 'isPositive'> & { readonly kind: Kind }

/**
 * Makes the model that hears of danger in the words of people. First one is made to measure, without any line that comes near to a text
 * held back, and without a tenth of the sentences of others; then the one that ships, from all.
 */
export default async function train(): Promise<void> {
  const own = await expandTexts()
  const held = [...(await readHeldBack('danger')), ...(await readHeldBack('harmless'))].map(({ text }) => text)
  const others = await readHarmless()
  const distant = leaveOutNear(own, held)
  console.log(
    `${own.length} texts of our own, ${distant.length} of them not near to one held back; ${others.length} of others`,
  )
  const measured = fitTables(
    toExamples(
      distant,
      others.filter((_, at) => at % 10 !== 0),
    ),
  )
  await measure(
    createJudge(readDangerModel(measured)),
    others.filter((_, at) => at % 10 === 0),
  )
  const file = fitTables(toExamples(own, others))
  await mkdir(dirname(dangerModelPath), { recursive: true })
  await writeFile(dangerModelPath, file)
  console.log(`${file.length} bytes`)
}

function fitTables(examples: readonly TaughtExample[]): Buffer {
  const inDanger = examples.filter(({ kind }) => kind !== 'harmless')
  const fit = (taught: readonly TaughtExample[], isPositive: (kind: Kind) => boolean) =>
    fitScaled(
      taught.map((example) => ({ ...example, isPositive: isPositive(example.kind) })),
      tableSize,
      course,
    )
  return writeModel({
    danger: fit(examples, (kind) => kind !== 'harmless'),
    violence: fit(inDanger, (kind) => kind === 'violence'),
    emergency: fit(inDanger, (kind) => kind === 'emergency'),
  })
}

/** A text of ours that tells of danger, or resembles one, weighs as much as some of those that others wrote. */
const weightOfOwn = 3

function toExamples(own: readonly TaughtText[], others: readonly string[]): readonly TaughtExample[] {
  const toExample = (text: string, kind: Kind, weight: number) => ({
    ...listFeatures(findConcepts(text)),
    kind,
    weight,
  })
  return [
    ...own.map(({ text, kind, weight }) => toExample(text, kind, weight * weightOfOwn)),
    ...others.map((text) => toExample(text, 'harmless', 1)),
  ]
}
