import { calculate } from './arithmetic/calculate.ts'
import { answerDates } from './dates/answer-dates.ts'
import { answerTime } from './dates/answer-time.ts'
import { aboutMainstay } from './mainstay/about-mainstay.ts'
import { listAbilities } from './mainstay/list-abilities.ts'
import { smallTalk } from './small-talk/small-talk.ts'
import type { Topic } from './topic.ts'
import { convertUnits } from './units/convert-units.ts'

/** All that the assistant answers itself. */
export const topics: readonly Topic[] = [
  smallTalk,
  listAbilities,
  answerTime,
  answerDates,
  convertUnits,
  calculate,
  aboutMainstay,
]
