/** Stations, rides and walks for tests, with all that a test does not speak of filled in. */
import type { Station } from '../domain/place.ts'
import type { Call, Moment, Ride, Walk } from '../domain/journey.ts'

export function composeStation(code: string, name: string, more: Partial<Station> = {}): Station {
  const usual = {
    reading: '',
    kinds: ['train'],
    prefecture: undefined,
    latitude: 35.658581,
    longitude: 139.745433,
  } as const
  return { code, name, ...usual, ...more }
}

/** `2026-11-24 09:30` or, to the second, `2026-11-24 09:30:20`. */
function composeMoment(text: string): Moment {
  const [date = '', time = ''] = text.split(' ')
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number)
  return { date: date.replaceAll('-', ''), time: hours * 3600 + minutes * 60 + seconds }
}

/** A call with one time is the first or the last of a ride; between, the vehicle arrives and leaves at the same time. */
export function composeRide(calls: readonly (readonly [Station, string])[], more: Partial<Ride> = {}): Ride {
  return {
    kind: 'ride',
    vehicle: 'train',
    isHighSpeed: false,
    line: '例線',
    symbol: '',
    color: '',
    operator: '',
    lineId: 'example',
    number: '',
    destination: '',
    direction: undefined,
    run: '65536',
    feed: 'みなと市',
    tripId: 'trip-1',
    runStart: composeMoment(calls[0]?.[1] ?? '').time,
    serviceDate: composeMoment(calls[0]?.[1] ?? '').date,
    boardPosition: 0,
    alightPosition: calls.length - 1,
    calls: calls.map(([station, time], index) => composeCall(station, time, index, calls.length)),
    metres: 0,
    isThrough: false,
    delay: 0,
    planned: {
      departure: composeMoment(calls[0]?.[1] ?? ''),
      arrival: composeMoment(calls.at(-1)?.[1] ?? ''),
      departurePlatform: '',
      arrivalPlatform: '',
    },
    isAverage: false,
    averageWait: 0,
    headway: 0,
    ...more,
  }
}

function composeCall(station: Station, time: string, index: number, count: number): Call {
  const moment = composeMoment(time)
  const isLast = index === count - 1
  return {
    station,
    platform: '',
    arrival: index === 0 ? undefined : moment,
    departure: isLast ? undefined : moment,
    canBoard: !isLast,
    canAlight: index > 0,
  }
}

export function composeWalk(from: Walk['from'], to: Walk['to'], departure: string, seconds: number): Walk {
  return { kind: 'walk', from, to, departure: composeMoment(departure), seconds, metres: seconds }
}
