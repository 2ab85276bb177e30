/** How an edition writes days, years and centuries. */
export interface CalendarWords {
  readonly introduction: string
  readonly daysHeading: string
  readonly yearsHeading: string
  /** Twelve titles of months. */
  readonly months: readonly string[]
  /** Title of a day; the month counts from 1. */
  readonly day: (month: number, day: number) => string
  readonly year: (year: number) => string
  readonly century: (century: number) => string
  readonly category: string
}

const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const firstCentury = 10
const lastCentury = 20

/** Wikitext with a link to each of the 366 days of the year and each of the 1,100 years from 901 to 2000. */
export function composeCalendar(words: CalendarWords): string {
  const { introduction, daysHeading, yearsHeading, category } = words
  const sections = [
    `== ${daysHeading} ==`,
    ...composeMonths(words),
    `== ${yearsHeading} ==`,
    ...composeCenturies(words),
  ]
  return [introduction, ...sections, `[[${category}]]`].join('\n\n')
}

function composeMonths({ months, day }: CalendarWords): string[] {
  return daysOfMonths.map((days, index) => {
    const links = count(1, days).map((each) => `[[${day(index + 1, each)}|${each}]]`)
    return `=== [[${months[index]}]] ===\n${links.join(' · ')}`
  })
}

function composeCenturies({ century, year }: CalendarWords): string[] {
  return count(firstCentury, lastCentury).map((number) => {
    const links = count(number * 100 - 99, number * 100).map((each) => toYearLink(each, year(each)))
    return `=== [[${century(number)}]] ===\n${links.join(' · ')}`
  })
}

function toYearLink(year: number, title: string): string {
  return title === String(year) ? `[[${title}]]` : `[[${title}|${year}]]`
}

function count(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
