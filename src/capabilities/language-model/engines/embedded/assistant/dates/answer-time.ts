import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { findZone } from './find-zone.ts'

const asks = {
  en: /\b(?:what(?:'s| is)?(?: the)?(?: current| local)? time|what time is it|current time|time is it|time now)\b(?:.{0,20}?\b(?:in|at) (?:the )?([a-z .'-]{2,40}?))?(?: now| right now| currently)?[\s?.!]*$/i,
  ja: /^(?:今|いま|現在)?、?(?:(.{1,16}?)(?:は|では|の|で))??(?:今|いま|現在)?、?(?:の)?(?:は)?(?:何時|なんじ|時刻|時間は?(?:何|なん)時)(?:何分)?(?:ですか|でしょうか|ですか|か|です|だ|を教えて(?:ください)?)?[\s?。]*$/,
}

/** The time on this machine or in a city. */
export const answerTime: Topic = ({ text, language, now }) => {
  const found = text.length > 120 ? null : asks[language].exec(text)
  if (!found) return undefined
  const place = found[1]?.trim()
  if (!place || /^(?:今|いま|現在|ここ|here)$/.test(place)) return say(0.9, formatLocalTime(now, language))
  const zone = findZone(place)
  return zone ? say(0.92, formatTimeThere(now, place, zone, language)) : undefined
}

function formatLocalTime(now: number, language: AssistantLanguage): string {
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const [here, universal] = [clock(now, zone, language), clock(now, 'UTC', language)]
  const isUniversal = here === universal
  if (language === 'ja')
    return isUniversal ? `今は${universal}(UTC)です。` : `今は${here}(${zone})、UTC では${universal}です。`
  return isUniversal ? `It is ${universal} (UTC).` : `It is ${here} (${zone}), ${universal} in UTC.`
}

function formatTimeThere(now: number, place: string, zone: string, language: AssistantLanguage): string {
  const time = clock(now, zone, language)
  if (language === 'ja') return `${place}は今、${time}です(${zone})。`
  return `In ${place.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())} it is ${time} (${zone}).`
}

/** "10:05 on Saturday 21 November 2026", 2026年11月21日土曜日10時05分. */
function clock(now: number, timeZone: string, language: AssistantLanguage): string {
  const date = { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(now)
  if (language === 'en') return `${time} on ${new Intl.DateTimeFormat('en-GB', date).format(now)}`
  return `${new Intl.DateTimeFormat('ja-JP', date).format(now)}${time.replace(':', '時')}分`
}
