import { say, type Topic } from '../topic.ts'
import { today } from '../../../../domain/calendar/calendar-day.ts'

const asks = {
  en: /^how old (?:is|am|are|would|will) (?:someone|somebody|a person|i|you|people|he|she)(?: be)?(?: who (?:was|is))?(?: if)?(?: (?:i|he|she|they) (?:was|were))? ?born in (\d{4})[\s?.!]*$/i,
  ja: /^(\d{4})年(?:に)?(?:生まれ|産まれ)(?:た人)?(?:は)?(?:今|いま)?(?:何歳|いくつ)(?:です|でしょう)?か?[\s?。]*$/,
}

/** How old somebody born in a year is in this one. */
export const tellAge: Topic = ({ text, language, now }) => {
  const born = Number(asks[language].exec(text)?.[1])
  const year = new Date(today(now)).getUTCFullYear()
  if (!(born > year - 130 && born < year)) return undefined
  const age = year - born
  if (language === 'ja') return say(0.95, `${year}年の誕生日までは${age - 1}歳、そのあとは${age}歳です。`)
  return say(0.95, `${age - 1} before the birthday in ${year}, and ${age} after it.`)
}
