import { learned } from '../../src/interfaces/moderations/engines/embedded/model/file-format.ts'
import type { Example } from './example.ts'
import { pick, shuffle } from './random.ts'
import type { Passage } from './read-sources.ts'

export interface Document {
  readonly text: string
  readonly labels: readonly (number | undefined)[]
}

/** Documents of one to some thirty sentences: harmless ones, marked ones, and marked sentences among harmless ones. */
export function composeDocuments(
  examples: readonly Example[],
  passages: readonly Passage[],
  count: number,
  random: () => number,
): Document[] {
  const marked = groupByOrigin(examples.filter(({ labels }) => labels.includes(1)))
  const lookalikes = groupByOrigin(examples.filter(({ labels }) => !labels.includes(1)))
  const byCategory = learned.map((_, category) => marked.filter(([one]) => one?.labels[category] === 1))
  return Array.from({ length: count }, () => {
    const draw = random()
    const around = draw < 0.35 ? [] : pick(passages, random).sentences.slice(0, 1 + Math.floor(random() * 24))
    if (random() < 0.55) {
      const [first, second] = [pickOfOne(lookalikes, random), pickOfOne(lookalikes, random)]
      const own = random() < 0.3 ? [] : random() < 0.3 ? [first, second] : [first]
      return mix(around.length > 0 ? own : [first], around, random)
    }
    const category = Math.floor(random() * learned.length)
    const pool = byCategory[category] ?? marked
    const own = Array.from({ length: 1 + Math.floor(random() ** 2 * 6) }, () => pickOfOne(pool, random))
    return mix(own, around, random)
  })
}

type Group = readonly Example[]

/** Examples of one template together, so that a template with many is not drawn more often than a passage. */
function groupByOrigin(examples: readonly Example[]): readonly Group[] {
  return [...Map.groupBy(examples, ({ origin }) => origin).values()]
}

function pickOfOne(groups: readonly Group[], random: () => number): Example {
  return pick(pick(groups, random), random)
}

function mix(own: readonly Example[], around: readonly string[], random: () => number): Document {
  const labels = learned.map((_, category) => {
    const known = own.map((example) => example.labels[category])
    return known.includes(1) ? 1 : known.includes(undefined) ? undefined : 0
  })
  // Either one run of marked text within the harmless one, or strewn over it.
  const place = Math.floor(random() * (around.length + 1))
  const texts = own.map(({ text }) => text)
  const inRow = [...around.slice(0, place), ...texts, ...around.slice(place)]
  return { text: (random() < 0.6 ? inRow : shuffle(inRow, random)).join(random() < 0.2 ? '\n' : ' '), labels }
}
