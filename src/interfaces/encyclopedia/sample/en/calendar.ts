import { composeCalendar } from '../compose/compose-calendar.ts'
import type { SampleArticle } from '../sample-article.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export function composeEnglishCalendar(): SampleArticle {
  return {
    title: 'List of days and years',
    redirects: ['Days and years'],
    text: composeCalendar({
      introduction: `The '''list of days and years''' names the 366 days that a year can have and the years from 901 to 2000. The [[Earth]] goes round the [[Sun]] in a little less than 365 and a quarter days. The Julian calendar counted the quarter in full; by 1582 it was ten days late, and the Gregorian calendar left them out and since then drops three leap days in every four hundred years.`,
      daysHeading: 'Days of the year',
      yearsHeading: 'Years',
      months,
      day: (month, day) => `${months[month - 1]} ${day}`,
      year: String,
      century: (century) => `${century}th century`,
      category: 'Category:Lists',
    }),
  }
}
