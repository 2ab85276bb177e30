import type { InterfaceListing } from '../../../../console/src/listing.ts'

export default {
  group: 'places',
  knownAs: [
    'ekispert',
    'gtfs',
    'navitime',
    'jorudan',
    'odpt',
    'train',
    'railway',
    'bus',
    'timetable',
    'departures',
    'route planner',
    '乗換',
    '時刻表',
    '駅すぱあと',
  ],
  pages: ['journeys', 'departures', 'reach'],
} satisfies InterfaceListing
