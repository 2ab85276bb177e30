import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { moveClock, toClock, toLocalMinutes } from '../domain/local-time.ts'
import type { Departure } from '../port.ts'
import type { Moment } from '../domain/journey.ts'

const minute = 60

export const board = defineCommand({
  name: 'board',
  summary: 'Show what leaves a station next, as live data say it where there are any.',
  arguments: { station: { summary: 'name or code of a station' } },
  options: {
    date: { value: 'date', summary: 'YYYYMMDD; today unless given' },
    at: { value: 'time', summary: 'from HHMM on; now unless given' },
    minutes: { value: 'number', summary: 'how long from then on; 60 unless given', parse: readMinutes },
    json: { summary: 'as JSON' },
  },
  notes: 'Example: mainstay transit board 港 --at 0800',
  run: ({ arguments: { station }, options }, { output, withPlatform }) =>
    withPlatform(async (platform) => {
      const { askEngine } = await import('./ask-engine.ts')
      const { readMoment } = await import('../wire/request/read-moment.ts')
      const { found, timeZone } = await askEngine(platform, async (engine) => {
        const place = /^\d+$/.test(station) ? { code: station } : { name: station }
        const { date, time } = readMoment(
          { kind: 'departure', date: options.date, time: options.at },
          await engine.readTimeZone(place),
          platform.now(),
        )
        const window = { from: time, until: time + (options.minutes ?? 60) * minute }
        return {
          found: await engine.listDepartures({ place, date, window, maxDepartures: 100 }),
          timeZone: await engine.readTimeZone(),
        }
      })
      if (options.json) return output.writeJson(found)
      if (found.departures.length === 0) throw new OperatorError(`Nothing leaves ${found.station.name} then.`)
      const write = (moment: Moment) =>
        toClock(moveClock(toLocalMinutes(moment), timeZone, found.station.timeZone ?? timeZone))
      output.writeTable(
        ['planned', 'expected', 'line', 'to', 'platform'],
        found.departures.map((departure) => toCells(departure, write)),
      )
    }),
})

function toCells(
  { planned, expected, line, destination, platform, plannedPlatform, headway }: Departure,
  write: (moment: Moment) => string,
): string[] {
  const every = headway > 0 ? ` (every ${Math.round(headway / minute)} min)` : ''
  const where = platform === plannedPlatform ? platform : `${platform} (not ${plannedPlatform})`
  return [write(planned), expected ? write(expected) : 'cancelled', line + every, destination, where]
}

function readMinutes(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text) && Number(text) <= 1_440) return Number(text)
  throw new OperatorError('It is a number from 1 to 1440.')
}
