import type { AssistantLanguage, Skill } from '../../kernel/wire/interface/skill.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { formatJourney, type JourneyWords, summarizeJourney } from './assistant/format-journey.ts'
import { type JourneyRequest, readJourneyRequest } from './assistant/read-journey-request.ts'
import { addDays, toLocalMoment } from './domain/local-time.ts'
import { findToday } from './domain/operating-day.ts'
import { placeOfTime } from './domain/place-of-time.ts'
import type { TransitSearch } from './port.ts'
import type { Journey, JourneyQuery } from './domain/journey.ts'

const maxRequestLength = 200
/** The first is described leg by leg, the others in a line each. */
const maxJourneys = 3

/** Finds a way: "How do I get from Nagihama to Kitahara?". */
export const skill: Skill<TransitSearch> = {
  offer: { en: 'find journeys by train and bus', ja: '電車とバスの経路案内' },
  example: { en: 'How do I get from Nagihama to Takahara, leaving at 9:30?', ja: '凪浜から空港まで9時半に出発' },
  match({ text, language }) {
    const request = text.length > maxRequestLength ? undefined : readJourneyRequest(text, language)
    if (!request) return undefined
    return {
      confidence: request.confidence,
      async perform(engine, { signal, now }) {
        try {
          const query = await toQuery(request, engine, now())
          const { journeys } = await engine.findJourneys(query, { signal })
          return format(journeys, request, { language, timeZone: await engine.readTimeZone() })
        } catch (thrown) {
          return explain(thrown, request, language)
        }
      },
    }
  },
}

async function toQuery(request: JourneyRequest, engine: TransitSearch, milliseconds: number): Promise<JourneyQuery> {
  const places = [request.from, ...request.via, request.to].map((name) => ({ name }))
  const now = toLocalMoment(milliseconds, await engine.readTimeZone(placeOfTime(places, request.kind)))
  return {
    places,
    kind: request.kind,
    date: request.isTomorrow ? addDays(now.date, 1) : findToday(now, request.kind),
    time: request.time ?? now.time,
    order: 'best',
    maxJourneys,
  }
}

function format(journeys: readonly Journey[], { from, to }: JourneyRequest, words: JourneyWords): string {
  const { language } = words
  const [first, ...others] = journeys
  if (!first)
    return language === 'ja' ? `${from} から ${to} までの便はありません。` : `Nothing goes from ${from} to ${to} then.`
  const heading = language === 'ja' ? `${from} から ${to} まで` : `From ${from} to ${to}`
  const sentences = [`${heading}: ${formatJourney(first, words)}`]
  if (others.length > 0) sentences.push(language === 'ja' ? 'ほかの便:' : 'Also:')
  return [...sentences, ...others.map((journey) => `- ${summarizeJourney(journey, words)}`)].join('\n')
}

/** A place that is unknown or a day without timetable is an answer, too. */
function explain(thrown: unknown, { from, to }: JourneyRequest, language: AssistantLanguage): string {
  if (!(thrown instanceof ServiceError) || thrown.status >= 500) throw thrown
  if (language === 'en') return thrown.message
  if (thrown.code === 'unknown_place') return `「${from}」か「${to}」という駅が見つかりません。`
  if (thrown.code === 'unserved_place') return `「${from}」か「${to}」に停まる便がその日にはありません。`
  return thrown.code === 'equal_places' ? '出発と到着が同じ駅です。' : '時刻表の範囲外です。'
}
