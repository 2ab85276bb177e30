import { useEffect, useState } from 'preact/hooks'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { transitSearch } from '../contract.ts'
import { useWords } from '../../../../console/src/words/say.ts'
import type { StationQuestion } from './station-form.tsx'
import { toSentence, type TransitClient } from './transit-client.ts'

export type DepartureBoard = ResponseOf<(typeof transitSearch)['operations']['listDepartures']>

export type BoardAnswer =
  | {
      readonly board: DepartureBoard
      /** Whether nothing leaves now, so that these are what leaves first. */
      readonly isLater: boolean
    }
  | { readonly failure: string }

/** Milliseconds after which a board of now is asked for again: live data are read as often. */
const renewal = 30_000

/** What is asked, and the latest board, which stays current as long as no time is given. */
export function useDepartures(client: TransitClient) {
  const { language } = useWords()
  const [question, setQuestion] = useState<StationQuestion>({ station: '港', date: '', time: '' })
  const [asked, setAsked] = useState<StationQuestion>()
  const [answer, setAnswer] = useState<BoardAnswer>()
  const [isAsking, setAsking] = useState(false)

  const ask = async (about = question) => {
    setAsking(true)
    setAnswer(await readBoard(client, about, language))
    setAsked(about)
    setAsking(false)
  }
  useEffect(() => {
    if (!asked || asked.time !== '' || asked.date !== '') return undefined
    const timer = setTimeout(() => void ask(asked), renewal)
    return () => clearTimeout(timer)
  }, [asked, answer])

  const change = (changed: Partial<StationQuestion>) => setQuestion({ ...question, ...changed })
  return { question, answer, isAsking, change, ask: () => ask() }
}

/** Of a day. */
const allMinutes = '1440'

/** What leaves then; where nothing leaves now, what leaves first within a day. */
async function readBoard(client: TransitClient, question: StationQuestion, language: string): Promise<BoardAnswer> {
  const { station, date, time } = question
  const query = {
    station,
    language,
    ...(date === '' ? {} : { date: date.replaceAll('-', '') }),
    ...(time === '' ? {} : { time: time.replace(':', '') }),
  }
  const result = await client.listDepartures({ query })
  if (!result.ok) return { failure: toSentence(result) }
  const isNow = date === '' && time === ''
  if (result.body.departures.length > 0 || !isNow) return { board: result.body, isLater: false }
  const later = await client.listDepartures({ query: { ...query, minutes: allMinutes } })
  if (!later.ok) return { failure: toSentence(later) }
  return { board: later.body, isLater: later.body.departures.length > 0 }
}
