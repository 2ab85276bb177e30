import type { ImportSummary } from './import-gtfs.ts'

/** Such as `18 stations, 6 lines, 652 trips in all, 0 rows left out`. */
export function describeSummary(summary: ImportSummary | undefined): string {
  if (!summary) return 'nothing'
  const { stations, lines, trips, problemCount } = summary
  const counts = [count(stations, 'stations'), count(lines, 'lines'), count(trips, 'trips')]
  return `${counts.join(', ')} in all, ${count(problemCount, 'rows')} left out`
}

function count(number: number, things: string): string {
  return `${number.toLocaleString('en')} ${things}`
}
