import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { ModerationModel } from '../../src/interfaces/moderations/engines/embedded/model/read-model.ts'
import { scoreText } from '../../src/interfaces/moderations/engines/embedded/model/score-text.ts'
import { readKinds } from './read-kinds.ts'

/** What became of the passages of one kind of error. */
interface KindRow {
  readonly kind: string
  readonly texts: number
  /** In one of the categories that they belong to. */
  readonly found: number
  /** In any other one. */
  readonly 'flagged otherwise': number
  /** Category that is flagged wrongly most often, and how often. */
  readonly taken: string
}

export async function measureKinds(model: ModerationModel): Promise<readonly KindRow[]> {
  const judged = (await readKinds()).map(({ text, labels, kind }) => {
    const scores = scoreText(model, text)
    const flagged = learned.filter((category) => scores[category] >= (model.thresholds[category] ?? 0.5))
    const isRight = (category: (typeof learned)[number]) => labels[learned.indexOf(category)] === 1
    return { kind, right: flagged.filter(isRight), wrong: flagged.filter((category) => !isRight(category)) }
  })
  return [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, texts]) => ({
    kind,
    texts: texts.length,
    found: texts.filter(({ right }) => right.length > 0).length,
    'flagged otherwise': texts.filter(({ right, wrong }) => right.length === 0 && wrong.length > 0).length,
    taken: findCommonest(texts.flatMap(({ wrong }) => wrong)),
  }))
}

function findCommonest(names: readonly string[]): string {
  const groups = [...Map.groupBy(names, (name) => name)].toSorted(([, one], [, other]) => other.length - one.length)
  const [commonest] = groups
  return commonest ? `${commonest[0]} ${commonest[1].length}` : ''
}
