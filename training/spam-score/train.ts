import { writeFile } from 'node:fs/promises'
import { modelPath, writeModel } from '../../src/interfaces/spam-score/engines/embedded/model/model-file.ts'
import { allRules } from '../../src/interfaces/spam-score/engines/embedded/rules/all-rules.ts'
import { verdictRules } from '../../src/interfaces/spam-score/engines/embedded/rules/verdicts.ts'
import { logOddsOf } from '../../src/interfaces/spam-score/engines/embedded/tokens/token-model.ts'
import { fitPoints, type JudgedSample, type Points, pointsOf } from './fit-points.ts'
import { fitTokens } from './fit-tokens.ts'
import { readFurtherMails } from './further-mails/read-further-mails.ts'
import type { Sample } from './labelled-mail.ts'
import { measure } from './measure.ts'
import { drawOf, isHeldBack, readCorpus } from './read-corpus.ts'
import { readModernMails } from './read-modern-mails.ts'
import { toSample } from './to-sample.ts'

const folds = 5
/** Shares of ham between which the line is drawn in cross-validation: single mails lie far apart there, so their mean is taken. */
const falsePositives = [0.003, 0.0075] as const

/** Makes the spam model; takes about two minutes. */
export default async function train(): Promise<void> {
  const samples = [...(await readCorpus()), ...(await readModernMails())].map(toSample)
  const further = (await readFurtherMails('development')).map(toSample)
  const training = [...samples.filter((sample) => !isHeldBack(sample)), ...further].map(withoutVerdicts)
  report(`${training.length} of ${samples.length + further.length} mails`)
  const judged = judgeInFolds(training)
  report('token models of the folds')
  const shift = findShift(withoutFurther(scoreInFolds(judged)))
  const points = moveKnots(fitPoints(judged), shift)
  const tokens = fitTokens(withoutFurther(training))
  await writeFile(modelPath, writeModel({ ...toTenths(points), tokens }))
  report(`shift ${shift.toFixed(2)}`)
  const heldBack = samples
    .filter(isHeldBack)
    .map((sample) => ({ ...sample, logOdds: logOddsOf(tokens, sample.tokens) }))
  describe('cross-validation', scoreInFolds(judged), shift)
  const score = (chosen: readonly JudgedSample[]) =>
    chosen.map((sample) => ({ ...sample, points: pointsOf(sample, points) }))
  describe('held back', score(heldBack), 0)
  describe('held back, without verdicts', score(heldBack.map(withoutVerdicts)), 0)
}

const verdicts = new Set(verdictRules.map(({ name }) => allRules.findIndex((rule) => rule.name === name)))

/** As if no server on the way had judged the mail: what was written beside those rules comes on top. */
function withoutVerdicts<One extends Sample>(sample: One): One {
  return { ...sample, rules: sample.rules.filter((rule) => !verdicts.has(rule)) }
}

interface ScoredSample extends Sample {
  readonly points: number
}

/** Log odds of every mail from a token model that never saw it. */
function judgeInFolds(samples: readonly Sample[]): JudgedSample[] {
  return overFolds(samples, (rest, fold) => {
    const model = fitTokens(withoutFurther(rest))
    return fold.map((sample) => ({ ...sample, logOdds: logOddsOf(model, sample.tokens) }))
  })
}

/** Points of every mail from weights that never saw it. */
function scoreInFolds(samples: readonly JudgedSample[]): ScoredSample[] {
  return overFolds(samples, (rest, fold) => {
    const points = fitPoints(rest)
    return fold.map((sample) => ({ ...sample, points: pointsOf(sample, points) }))
  })
}

function overFolds<One extends Sample, Result>(
  samples: readonly One[],
  work: (rest: readonly One[], fold: readonly One[]) => Result[],
): Result[] {
  const foldOf = ({ id }: Sample) => Math.floor(drawOf(`fold ${entryOf(id)}`) * folds)
  return Array.from({ length: folds }, (_, fold) =>
    work(
      samples.filter((sample) => foldOf(sample) !== fold),
      samples.filter((sample) => foldOf(sample) === fold),
    ),
  ).flat()
}

/** The word model and the line are found without the mails that come in several of each text. */
function withoutFurther<One extends Sample>(samples: readonly One[]): One[] {
  return samples.filter(({ origin }) => origin !== 'further')
}

/** Mails made of one entry stay in one fold. */
function entryOf(id: string): string {
  return id.replace(/^(further\/.{1,60})\/\d$/, '$1')
}

/** What to add to all scores, so that no more ham than wanted reaches the line. */
function findShift(scored: readonly ScoredSample[]): number {
  const ham = scored
    .filter(({ isSpam }) => !isSpam)
    .map(({ points }) => points)
    .toSorted((one, other) => other - one)
  const [from, to] = falsePositives.map((share) => Math.floor(ham.length * share))
  const near = ham.slice(from, to)
  return 4.9 - near.reduce((sum, points) => sum + points, 0) / near.length
}

function moveKnots({ rules, knots }: Points, shift: number): Points {
  return { rules, knots: knots.map((points) => points + shift) }
}

function toTenths({ rules, knots }: Points) {
  const ruleTenths = Object.fromEntries(allRules.map(({ name }, place) => [name, Math.round(10 * (rules[place] ?? 0))]))
  return { ruleTenths, knotTenths: [...knots].map((points) => Math.round(1000 * points) / 100) }
}

function describe(what: string, scored: readonly ScoredSample[], shift: number): void {
  for (const origin of ['corpus', 'modern', 'further']) {
    const chosen = scored
      .filter((sample) => sample.origin === origin)
      .map((sample) => ({ ...sample, points: sample.points + shift }))
    if (chosen.length === 0) continue
    const { areaUnderCurve, falsePositives: wrong, recall } = measure(chosen)
    report(
      `${what}, ${origin} (${chosen.length}): AUC ${areaUnderCurve.toFixed(4)}, ham at 5.0 ${percent(wrong)}, spam at 5.0 ${percent(recall)}`,
    )
  }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

function report(step: string): void {
  console.log(`${(performance.now() / 1000).toFixed(1)} s: ${step}`)
}
