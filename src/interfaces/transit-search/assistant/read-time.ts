import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'

/** When somebody wants to travel, and the text without the words that say it. */
export interface RequestedTime {
  readonly kind: 'departure' | 'arrival' | 'firstTrain' | 'lastTrain'
  /** Seconds since midnight; undefined for now. */
  readonly time: number | undefined
  readonly isTomorrow: boolean
  readonly rest: string
}

const clocks: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /[\s,]*\b(leav(?:e|ing)|depart(?:ing)?|starting|arriv(?:e|ing)|to arrive|by|before|after|around|at)\b(?: (?:at|by|before|after|around|from))?\s*(\d{1,2}|noon|midnight)(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.)?(?:\s*o'clock)?(?![\d:])/i,
  ja: /[、\s]*(午前|午後|夜|朝)?(\d{1,2})(?:時|:|:)(?:(\d{1,2})分?|(半))?(?:ごろ|頃)?(までに|までには|に着|着|に出発|に出|に発|発|出発|以降|に)?(?:きたい|きます|く|たい|する)?/,
}

const days: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /[\s,]*\b(?:tomorrow|(today|now|tonight))\b(?: (?:morning|afternoon|evening|night))?/i,
  ja: /(?:明日|あした|(今日|きょう|今から|いま))の?、?/,
}

const ends: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:(first)|last) (?:train|bus|connection)\b/i,
  ja: /(?:(始発)|終電|最終(?:電車|便|バス)?)(?:で|に|は)?/,
}

/** "tomorrow, leaving at 9:30", "by 10 pm", 9時半に, 午後3時までに, 終電. */
export function readTime(text: string, language: AssistantLanguage): RequestedTime {
  const end = ends[language].exec(text)
  const day = days[language].exec(text)
  const isTomorrow = day !== null && day[1] === undefined
  const withoutDay = day ? text.replace(day[0], language === 'ja' ? '' : ' ') : text
  if (end) {
    const kind = end[1] === undefined ? 'lastTrain' : 'firstTrain'
    return { kind, time: undefined, isTomorrow, rest: withoutDay.replace(end[0], language === 'ja' ? '' : ' ') }
  }
  const clock = language === 'ja' ? readJapaneseClock(withoutDay) : readEnglishClock(withoutDay)
  return { isTomorrow, ...(clock ?? { kind: 'departure', time: undefined, rest: withoutDay }) }
}

const namedHours = new Map([
  ['noon', 12],
  ['midnight', 0],
])

type Clock = Pick<RequestedTime, 'kind' | 'time' | 'rest'>

function readEnglishClock(text: string): Clock | undefined {
  const [whole, word = '', named = '', minutes, half = ''] = clocks.en.exec(text) ?? []
  if (whole === undefined) return undefined
  const hours = namedHours.get(named.toLowerCase()) ?? Number(named)
  const time = toSeconds(hours, Number(minutes ?? 0), /^p/i.test(half), /^a/i.test(half))
  if (time === undefined) return undefined
  return { kind: /arriv|by|before/i.test(whole + word) ? 'arrival' : 'departure', time, rest: text.replace(whole, ' ') }
}

function readJapaneseClock(text: string): Clock | undefined {
  const [whole, part = '', hours, minutes, half, word = ''] = clocks.ja.exec(text) ?? []
  if (whole === undefined) return undefined
  const isAfternoon = part === '午後' || part === '夜'
  const time = toSeconds(Number(hours), half ? 30 : Number(minutes ?? 0), isAfternoon, part === '午前')
  if (time === undefined) return undefined
  return { kind: /まで|着/.test(word) ? 'arrival' : 'departure', time, rest: text.replace(whole, '') }
}

/** Undefined when no clock shows it. */
function toSeconds(hours: number, minutes: number, isAfternoon: boolean, isMorning: boolean): number | undefined {
  const shown = (isAfternoon && hours < 12 ? 12 : 0) + (isMorning && hours === 12 ? 0 : hours)
  return shown < 24 && minutes < 60 ? shown * 3600 + minutes * 60 : undefined
}
