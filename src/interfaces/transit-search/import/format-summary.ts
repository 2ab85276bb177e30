import { describeProblem } from './gtfs/import-problems.ts'
import type { ImportSummary } from './import-gtfs.ts'

/** Such as `18 stations, 6 lines, 652 trips in all, 0 rows left out`. */
export function formatSummary(summary: ImportSummary | undefined): string {
  if (!summary) return 'nothing'
  const { stations, lines, trips, feeds } = summary
  const counts = [count(stations, 'station'), count(lines, 'line'), count(trips, 'trip')]
  const [leftOut, putRight] = [sum(feeds.map((feed) => feed.leftOut)), sum(feeds.map((feed) => feed.putRight))]
  const mended = putRight === 0 ? '' : `, ${count(putRight, 'time')} put right`
  return `${counts.join(', ')} in all, ${count(leftOut, 'row')} left out${mended}`
}

/** Problems that are shown in full after an import; the rest are counted. */
const maxTold = 20

/** What was wrong in some of the feeds, a sentence each: how many rows of each, then the first of them. */
export function formatProblems({ feeds, problems }: ImportSummary, names: readonly string[]): readonly string[] {
  return feeds
    .filter(({ name }) => names.includes(name))
    .flatMap(({ name, leftOut, putRight }) => {
      const ofFeed = problems.filter(({ feed }) => feed === name).slice(0, maxTold)
      const counts = `${name}: ${count(leftOut, 'row')} left out, ${count(putRight, 'time')} put right.`
      const more = leftOut + putRight - ofFeed.length
      return [
        ...(leftOut + putRight > 0 ? [counts] : []),
        ...ofFeed.map(describeProblem),
        ...(more > 0 ? [`${name}: and ${more.toLocaleString('en')} more.`] : []),
      ]
    })
}

/** UTF-8 goes without saying. */
export function formatFeed({ feeds }: ImportSummary, name: string): string {
  const { encoding = 'utf-8' } = feeds.find((feed) => feed.name === name) ?? {}
  return encoding === 'utf-8' ? name : `${name} (${encoding})`
}

function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
