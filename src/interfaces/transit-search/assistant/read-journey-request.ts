import type { AssistantLanguage } from '../../../kernel/skill.ts'
import { readTime, type RequestedTime } from './read-time.ts'

export interface JourneyRequest extends Omit<RequestedTime, 'rest'> {
  readonly from: string
  readonly to: string
  /** How plainly a journey is asked for, from 0 to 1. */
  readonly confidence: number
}

/** "How do I get from Nagihama to Kitahara by 10?", 凪浜から空港まで; undefined for what asks for no journey. */
export function readJourneyRequest(text: string, language: AssistantLanguage): JourneyRequest | undefined {
  const { rest, ...time } = readTime(text.replace(/[?!。.\s]+$/, ''), language)
  if (isAboutLanguages[language].test(text)) return undefined
  const ends = language === 'ja' ? readJapaneseEnds(rest) : readEnglishEnds(rest)
  if (!ends || ends.from === '' || ends.to === '') return undefined
  const isPlain = travels[language].test(text) || time.time !== undefined || time.kind !== 'departure'
  if (!isPlain && language === 'en') return undefined
  return { ...ends, ...time, confidence: isPlain ? 0.93 : 0.7 }
}

const travels: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:get|go|going|travel|route|way|train|trains|bus|buses|subway|tram|ferry|journey|connection|connections)\b/i,
  ja: /行き方|行く|行きたい|乗換|乗り換え|経路|ルート|電車|列車|地下鉄|バス|どうやって|何分|出発/,
}

/** What else goes from one to another. */
const isAboutLanguages: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:translate|translation|convert|count|random)\b/i,
  ja: /翻訳|訳して|変換|数えて/,
}

type Ends = Pick<JourneyRequest, 'from' | 'to'>

function readEnglishEnds(text: string): Ends | undefined {
  const forward = /\bfrom\s+(.{1,60}?)\s+to\s+(.{1,60}?)\s*(?:$|[,;]|\b(?:please|by (?:train|bus))\b)/i.exec(text)
  const backward = /\bto\s+(.{1,60}?)\s+from\s+(.{1,60}?)\s*(?:$|[,;]|\b(?:please|by (?:train|bus))\b)/i.exec(text)
  const [, from = '', to = ''] = forward ?? [undefined, backward?.[2], backward?.[1]]
  return { from: trimEnglish(from), to: trimEnglish(to) }
}

function trimEnglish(name: string): string {
  return name
    .replace(/^the\s+/i, '')
    .replace(/\s+station$/i, '')
    .replace(/^["'「『]|["'」』]$/g, '')
    .trim()
}

function readJapaneseEnds(text: string): Ends | undefined {
  const [, from = '', to = ''] =
    /^(.{1,30}?)から、?(.{1,30}?)(?:まで|へ|に(?:行|着)|の行き方|への)/.exec(text.trim()) ?? []
  return { from: trimJapanese(from), to: trimJapanese(to) }
}

function trimJapanese(name: string): string {
  return name.replace(/^[「『、\s]+|[」』\s]+$/g, '').replace(/(?<=.)駅$/, '')
}
