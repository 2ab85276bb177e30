import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import { readEnglishPlaces, readJapanesePlaces, type RequestedPlaces } from './read-places.ts'
import { readTime, type RequestedTime } from './read-time.ts'

export interface JourneyRequest extends Omit<RequestedTime, 'rest'>, RequestedPlaces {
  /** How plainly a journey is asked for, from 0 to 1. */
  readonly confidence: number
}

/** "How do I get from Nagihama to Kitahara by 10?", 凪浜から空港まで; undefined for what asks for no journey. */
export function readJourneyRequest(text: string, language: AssistantLanguage): JourneyRequest | undefined {
  const { rest, ...time } = readTime(text.replace(/[?!。.\s]+$/, ''), language)
  if (isAboutLanguages[language].test(text)) return undefined
  const places = language === 'ja' ? readJapanesePlaces(rest) : readEnglishPlaces(rest)
  if (!places || [places.from, ...places.via, places.to].includes('')) return undefined
  const isPlain = travels[language].test(text) || time.time !== undefined || time.kind !== 'departure'
  // から … まで are said of journeys more often than of anything else; arrows and "from" are not.
  if (!isPlain && !(language === 'ja' && text.includes('から'))) return undefined
  return { ...places, ...time, confidence: isPlain ? 0.93 : 0.7 }
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
