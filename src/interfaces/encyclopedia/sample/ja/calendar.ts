import { composeCalendar } from '../compose/compose-calendar.ts'
import type { SampleArticle } from '../sample-article.ts'

export function composeJapaneseCalendar(): SampleArticle {
  return {
    title: '日付と年の一覧',
    redirects: ['年の一覧', '日付の一覧'],
    text: composeCalendar({
      introduction: `'''日付と年の一覧'''は、一年にありうる366の日付と、901年から2000年までの年を並べたものである。[[地球]]が[[太陽]]を一周するには、365日と四分の一よりわずかに短い時間がかかる。ユリウス暦はこの四分の一をそのまま数えたため、1582年には十日の遅れが生じていた。グレゴリオ暦はその十日を飛ばし、以後は四百年に三度、うるう日を省くことにした。`,
      daysHeading: '日付',
      yearsHeading: '年',
      months: Array.from({ length: 12 }, (_, index) => `${index + 1}月`),
      day: (month, day) => `${month}月${day}日`,
      year: (year) => `${year}年`,
      century: (century) => `${century}世紀`,
      category: 'カテゴリ:一覧',
    }),
  }
}
