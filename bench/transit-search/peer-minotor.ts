import { readFileSync } from 'node:fs'
import { Query, Router, Time } from 'minotor'
import { GtfsParser } from 'minotor/parser'
import type { PeerFigures, PeerTask } from './peer.ts'
import { repeat } from './repeat.ts'

const task: PeerTask = JSON.parse(readFileSync(0, 'utf8'))
const begin = performance.now()
const [year, month, day] = [task.date.slice(0, 4), task.date.slice(4, 6), task.date.slice(6)]
const { timetable, stopsIndex } = await new GtfsParser(task.path).parse(new Date(`${year}-${month}-${day}T12:00:00`))
const load = (performance.now() - begin) / 1000
const router = new Router(timetable, stopsIndex)
const find = (id: string) => stopsIndex.findStopById(id)?.id
const queries = task.pairs.flatMap(({ from: [from = ''], to, time }) => {
  const origin = find(from)
  const destinations = to.map(find).filter((id) => id !== undefined)
  if (origin === undefined || destinations.length === 0) return []
  return [new Query.Builder().from(origin).to(destinations).departureTime(Time.fromSeconds(time)).build()]
})
const { all, best } = repeat(queries, (query) => router.route(query))
const figures: PeerFigures = { load, earliest: all, bestEarliest: best, memory: process.memoryUsage().rss / 2 ** 20 }
console.log(JSON.stringify(figures))
