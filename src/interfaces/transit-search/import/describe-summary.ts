import { describeProblem } from './gtfs/import-problems.ts'
import type { ImportSummary } from './import-gtfs.ts'

/** Such as `18 stations, 6 lines, 652 trips in all, 0 rows left out`. */
export function describeSummary(summary: ImportSummary | undefined): string {
  if (!summary) return 'nothing'
  const { stations, lines, trips, feeds } = summary
  const counts = [count(stations, 'stations'), count(lines, 'lines'), count(trips, 'trips')]
  const [leftOut, putRight] = [sum(feeds.map((feed) => feed.leftOut)), sum(feeds.map((feed) => feed.putRight))]
  const mended = putRight === 0 ? '' : `, ${count(putRight, 'times put right')}`
  return `${counts.join(', ')} in all, ${count(leftOut, 'rows left out')}${mended}`
}

/** Problems that are told whole after an import; the rest are counted. */
const maxTold = 20

/** What was wrong in some of the feeds, a sentence each: how many rows of each, then the first of them. */
export function describeProblems({ feeds, problems }: ImportSummary, names: readonly string[]): readonly string[] {
  return feeds
    .filter(({ name, leftOut, putRight }) => names.includes(name) && leftOut + putRight > 0)
    .flatMap(({ name, leftOut, putRight }) => {
      const told = problems.filter(({ feed }) => feed === name).slice(0, maxTold)
      const more = leftOut + putRight - told.length
      const others = more > 0 ? [`${name}: and ${count(more, 'more')}.`] : []
      return [
        `${name}: ${count(leftOut, 'rows or trips left out')}, ${count(putRight, 'times put right')}.`,
        ...told.map(describeProblem),
        ...others,
      ]
    })
}

/** UTF-8 goes without saying. */
export function describeFeed({ feeds }: ImportSummary, name: string): string {
  const { encoding = 'utf-8' } = feeds.find((feed) => feed.name === name) ?? {}
  return encoding === 'utf-8' ? name : `${name} (${encoding})`
}

function count(number: number, things: string): string {
  return `${number.toLocaleString('en')} ${things}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
