import { listJourneyRows } from '../assistant/list-journey-rows.ts'
import { summarizeJourney } from '../assistant/format-journey.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { SearchKind } from '../domain/journey.ts'

export const find = defineCommand({
  name: 'find',
  isDefault: true,
  summary: 'Find journeys from one station to another.',
  arguments: {
    from: { summary: 'name or code of a station' },
    to: { summary: 'name or code of a station' },
  },
  options: {
    via: { value: 'stations', summary: 'stations to pass, in this order, with colons between them', parse: readVia },
    date: { value: 'date', summary: 'YYYYMMDD; today unless given' },
    at: { value: 'time', summary: 'leave at HHMM; now unless given' },
    by: { value: 'time', summary: 'arrive by HHMM' },
    first: { summary: 'the first of the day' },
    last: { summary: 'the last of the day' },
    wheelchair: { summary: 'only what feeds say wheelchairs can use' },
    count: { value: 'number', summary: 'how many journeys; 3 unless given', parse: readCount },
    json: { summary: 'as JSON' },
  },
  notes: 'Example: mainstay transit 港 空港 --at 0930',
  run: ({ arguments: { from, to }, options }, { output, withPlatform }) =>
    withPlatform(async (platform) => {
      const { via = [], date, at, by, count = 3 } = options
      const places = [from, ...via, to]
      const wheelchair = options.wheelchair ? 'known' : undefined
      const request = {
        places,
        kind: chooseKind(options),
        date,
        time: by ?? at,
        maxJourneys: count,
        wheelchair,
      } as const
      const { findJourneys } = await import('./find-journeys.ts')
      const { journeys, timeZone } = await findJourneys(request, platform)
      if (options.json) return output.writeJson(journeys)
      if (journeys.length === 0) throw new OperatorError(`Nothing goes from ${from} to ${to} then.`)
      for (const [index, journey] of journeys.entries()) {
        output.write(`${index === 0 ? '' : '\n'}${summarizeJourney(journey, { language: 'en', timeZone })}\n`)
        output.writeTable(headings, listJourneyRows(journey, timeZone).map(toCells))
      }
    }),
})

const headings = ['leave', 'from', 'by', 'arrive', 'at']

function toCells({ departure, from, line, arrival, to }: ReturnType<typeof listJourneyRows>[number]): string[] {
  return [departure, from, line, arrival, to]
}

function readVia(text: string): readonly string[] {
  return text.split(':')
}

function readCount(text: string): number {
  if (/^([1-9]|1\d|20)$/.test(text)) return Number(text)
  throw new OperatorError('It is a number from 1 to 20.')
}

function chooseKind({
  by,
  first,
  last,
}: {
  by?: string | undefined
  first?: boolean | undefined
  last?: boolean | undefined
}): SearchKind {
  if (first) return 'firstTrain'
  if (last) return 'lastTrain'
  return by === undefined ? 'departure' : 'arrival'
}
