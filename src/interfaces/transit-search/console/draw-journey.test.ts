import { expect, test } from 'vitest'
import { listTiles } from './list-tiles.ts'
import { projectJourney } from './project-map.ts'
import { readCourses } from './read-courses.ts'
import type { CourseBody } from './transit-client.ts'

const pointAt = (code: string, Name: string, lati_d: string, longi_d: string) => ({
  Station: { code, Name, Type: 'train' },
  GeoPoint: { gcs: 'wgs84' as const, lati: '', longi: '', lati_d, longi_d },
})
const stateAt = (time: string, no?: string) => ({
  Type: 'normal',
  Datetime: { text: `2026-11-24T${time}:00+09:00`, operation: 'today' },
  ...(no === undefined ? {} : { no }),
})
const stopAt = (code: string, Name: string, time: string) => ({
  Point: { getOn: 'True', getOff: 'True', Station: { code, Name } },
  DepartureState: { Type: 'normal', Datetime: { text: `${time}:00+09:00`, operation: 'today' } },
})
const sums = { distance: '1', exhaustCO2: '1', exhaustCO2atPassengerCar: '1' }
const lineSums = { ...sums, stopStationCount: '1', TimeReliability: 'onTimetable' }

/** Two lines and a lone course, as a server that collapses answers. */
const body: CourseBody = {
  ResultSet: {
    apiVersion: '1.27.0.0',
    engineVersion: '202611_22a',
    Course: {
      searchType: 'departure',
      dataType: 'onTimetable',
      SerializeData: 'x',
      Price: [
        { kind: 'FareSummary', Oneway: '450', Round: '900' },
        { kind: 'Fare', index: '1', Oneway: '450', Round: '900' },
      ],
      Route: {
        timeOnBoard: '20',
        timeWalk: '3',
        timeOther: '2',
        transferCount: '1',
        ...sums,
        Point: [
          pointAt('1', '港', '33', '138'),
          pointAt('2', '橋', '33.1', '138'),
          pointAt('3', '丘', '33.1', '138.05'),
        ],
        Line: [
          {
            ...lineSums,
            Name: '中央線・橋行',
            Type: 'train',
            Color: '224138030',
            timeOnBoard: '20',
            DepartureState: stateAt('08:10', '1'),
            ArrivalState: stateAt('08:30', '3'),
            Stop: [stopAt('1', '港', '08:10'), stopAt('9', '町', '08:20'), stopAt('2', '橋', '08:30')],
          },
          {
            ...lineSums,
            Type: 'walk',
            Color: '230230230',
            timeOnBoard: '3',
            DepartureState: stateAt('08:32'),
            ArrivalState: stateAt('08:35'),
          },
        ],
      },
    },
  },
}

test('an answer as a journey: sums, times by the clocks of the place, the stops between', () => {
  const [journey, ...others] = readCourses(body)
  expect(others).toEqual([])
  expect(journey).toMatchObject({ departure: '08:10', arrival: '08:35', minutes: 25, changes: 1, fare: 450 })
  expect(journey?.legs).toMatchObject([
    {
      isWalk: false,
      name: '中央線・橋行',
      color: 'rgb(224 138 30)',
      begin: { time: '08:10', platform: '1', place: { name: '港', latitude: 33 } },
      end: { time: '08:30', platform: '3' },
      between: [{ code: '9', name: '町', time: '08:20' }],
    },
    { isWalk: true, name: 'Walk', end: { platform: '', place: { name: '丘' } } },
  ])
})

test('a time that live data change stands beside the planned one, and notices by their line', () => {
  const late = stateAt('08:22', '1')
  const Planned = { text: '2026-11-24T08:10:00+09:00', operation: 'today' }
  const ofTime = { ...stateAt('08:30'), Planned: { ...Planned, text: '2026-11-24T08:30:00+09:00' } }
  const { Course } = body.ResultSet
  if (!Course || !('Route' in Course) || !Array.isArray(Course.Route.Line)) throw new Error('no lone course')
  const [line, walk] = Course.Route.Line
  if (!line || !walk) throw new Error('no two legs')
  const disturbed = { ...line, DepartureState: { ...late, Planned }, ArrivalState: ofTime, Comment: '大雨' }
  const [journey] = readCourses({
    ResultSet: { ...body.ResultSet, Course: { ...Course, Route: { ...Course.Route, Line: [disturbed, walk] } } },
  })
  expect(journey?.legs).toMatchObject([
    { begin: { time: '08:22', planned: '08:10' }, end: { time: '08:30', planned: '' }, notices: ['大雨'] },
    { begin: { planned: '' }, notices: [] },
  ])
})

test('an answer without journeys is an empty list', () => {
  expect(readCourses({ ResultSet: { apiVersion: '1', engineVersion: '1' } })).toEqual([])
})

test('the drawing: north is up, the stops between bend the line, names stand on the side that has room', () => {
  const [journey] = readCourses(body)
  if (!journey) throw new Error('no journey')
  const town = { name: '町', code: '9', latitude: 33.05, longitude: 138.05 }
  const { width, height, lines, places, stops } = projectJourney(journey, new Map([['9', town]]))
  expect([width, height]).toEqual([472, expect.closeTo(472, 6)])
  // A degree of longitude is as long as 0.838 degrees of latitude there, and the middle lies a little south of half way.
  const [west, east] = [160.6, 311.4]
  const rounded = lines.map(({ points }) => points.map(({ x, y }) => [Number(x.toFixed(1)), Number(y.toFixed(1))]))
  expect(rounded).toEqual([
    [
      [west, 416],
      [east, 236.1],
      [west, 56],
    ],
    [
      [west, 56],
      [east, 56],
    ],
  ])
  expect(stops).toHaveLength(1)
  expect(places.map(({ name, side }) => [name, side])).toEqual([
    ['港', 'start'],
    ['橋', 'start'],
    ['丘', 'end'],
  ])
})

test('the tiles below: those that OpenStreetMap has there, side by side over the whole drawing', () => {
  const [journey] = readCourses(body)
  if (!journey) throw new Error('no journey')
  const drawing = projectJourney(journey, new Map())
  const tiles = listTiles(drawing, 'https://tile.example/{z}/{x}/{y}.png')
  const [first] = tiles
  // Kozushima (33 to 33.1 degrees north, 138 east) on openstreetmap.org.
  expect(tiles.map(({ address }) => address)).toContain('https://tile.example/13/7236/3298.png')
  expect(tiles.every(({ size }) => size > 64 && size <= 256)).toBe(true)
  expect([first && first.x <= 0, first && first.y <= 0]).toEqual([true, true])
  const last = tiles.at(-1)
  expect(last && last.x + last.size >= drawing.width && last.y + last.size >= drawing.height).toBe(true)
})
