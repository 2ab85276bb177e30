import { useState } from 'preact/hooks'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { transitSearch } from '../contract.ts'
import type { PlaceView } from './read-courses.ts'
import type { StationQuestion } from './station-form.tsx'
import { listOf, toSentence, type TransitClient } from './transit-client.ts'

/** As inputs have it; an empty time asks for averages. */
export interface ReachQuestion extends StationQuestion {
  readonly minutes: string
}

export interface ReachedPlace {
  readonly place: PlaceView
  readonly minutes: number
  readonly changes: number
}

export interface Reach {
  readonly base: PlaceView
  readonly limit: number
  /** The nearest first. */
  readonly reached: readonly ReachedPlace[]
}

export type ReachAnswer = { readonly reach: Reach } | { readonly failure: string }

type Body = ResponseOf<(typeof transitSearch)['operations']['findMultipleRange']>
type Point = ReturnType<typeof listPoints>[number]

/** What is asked, and what is reached. */
export function useReach(client: TransitClient) {
  const [question, setQuestion] = useState<ReachQuestion>({ station: '港', minutes: '30', date: '', time: '' })
  const [answer, setAnswer] = useState<ReachAnswer>()
  const [isAsking, setAsking] = useState(false)
  const ask = async () => {
    setAsking(true)
    setAnswer(await readReach(client, question))
    setAsking(false)
  }
  const change = (changed: Partial<ReachQuestion>) => setQuestion({ ...question, ...changed })
  return { question, answer, isAsking, change, ask }
}

async function readReach(client: TransitClient, question: ReachQuestion): Promise<ReachAnswer> {
  const { station, minutes, date, time } = question
  const query = {
    baseList: station,
    upperMinute: minutes,
    gcs: 'wgs84',
    ...(date === '' ? {} : { date: date.replaceAll('-', '') }),
    ...(time === '' ? {} : { time: time.replace(':', '') }),
  }
  const result = await client.findMultipleRange({ query })
  if (!result.ok) return { failure: toSentence(result) }
  const [base] = listOf(result.body.ResultSet.Base)
  if (!base) return { failure: 'The answer names no station.' }
  const reached = listPoints(result.body).map((point) => {
    const [cost] = listOf(point.Cost)
    return { place: readPlace(point), minutes: Number(cost?.Minute), changes: Number(cost?.TransferCount) }
  })
  return { reach: { base: readPlace(base.Point), limit: Number(minutes), reached } }
}

function listPoints(body: Body) {
  return listOf(body.ResultSet.Point)
}

function readPlace({ Station, GeoPoint }: Pick<Point, 'Station' | 'GeoPoint'>): PlaceView {
  return {
    name: Station.Name,
    code: Station.code,
    latitude: Number(GeoPoint.lati_d),
    longitude: Number(GeoPoint.longi_d),
  }
}
