import { say, type Topic } from '../topic.ts'
import { findZone } from './find-zone.ts'
import { offsetOf } from './zone-offset.ts'

const asks = {
  en: /^(?:what(?:'s| is) the |what |is there a |how much )?(?:time|hours?) (?:zone )?difference (?:is there )?(?:between|from) ([a-z .'-]{2,30}?) (?:and|to) ([a-z .'-]{2,30}?)[\s?.!]*$|^how many hours (?:ahead|behind|difference|apart|are (?:there )?between)(?: of| is| are)? ([a-z .'-]{2,30}?) (?:and|from|of|to) ([a-z .'-]{2,30}?)[\s?.!]*$/i,
  ja: /^(.{1,16}?)と(.{1,16}?)(?:の|との)?(?:間の)?時差(?:は|って|を)?(?:何時間|どのくらい|どれくらい|いくつ|教えて)?(?:です|ある|あります)?(?:か|ください)?[\s?。]*$/,
}

/** How many hours one place is ahead of another, today. */
export const tellTimeDifference: Topic = ({ text, language, now }) => {
  if (text.length > 100) return undefined
  const found = asks[language].exec(text.replaceAll('’', "'"))
  const [one = '', other = ''] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
  const [left, right] = [findZone(one), findZone(other)]
  if (!found || left === undefined || right === undefined) return undefined
  const hours = (offsetOf(left, now) - offsetOf(right, now)) / 3_600_000
  const [ahead, behind] = hours < 0 ? [other, one] : [one, other]
  const much = Math.abs(hours)
  if (language === 'ja')
    return say(
      0.95,
      much === 0
        ? `${one}と${other}の時刻は今、同じです。`
        : `${ahead}のほうが${behind}より今、${much}時間進んでいます。`,
    )
  const [first, second] = [ahead, behind].map((name) =>
    name.trim().replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  )
  if (much === 0) return say(0.95, `${first} and ${second} have the same time today.`)
  return say(0.95, `${first} is ${much} ${much === 1 ? 'hour' : 'hours'} ahead of ${second} today.`)
}
