/**
 * Journeys in the sample city as somebody with its timetable in hand would plan them; written by hand, not by any search. 24 November 2026 is
 * a Tuesday.
 */
export interface SampleJourney {
  readonly says: string
  readonly path: 'extreme' | 'plain' | 'bus'
  readonly query: Readonly<Record<string, string>>
  /** The first course: line, from, departure, to, arrival of each ride. */
  readonly rides: readonly (readonly [line: string, from: string, departure: string, to: string, arrival: string])[]
  readonly changes: string
  readonly fare: string
}

const tuesday = '20261124'

export const sampleJourneys: readonly SampleJourney[] = [
  {
    says: 'waits five minutes for the rapid, which arrives before the local that leaves at once',
    path: 'extreme',
    query: { viaList: '凪浜:空港', date: tuesday, time: '0930' },
    rides: [['浜北線快速', '凪浜', '24T09:35', '空港', '24T09:51']],
    changes: '0',
    fare: '330',
  },
  {
    says: 'leaves the harbour ten minutes later than it could, for no later arrival',
    path: 'extreme',
    query: { viaList: '港:大学前', date: tuesday, time: '0800' },
    rides: [
      ['地下鉄中央線', '港', '24T08:10', '緑橋', '24T08:20'],
      ['浜北線', '緑橋', '24T08:23', '大学前', '24T08:27'],
    ],
    changes: '1',
    fare: '390',
  },
  {
    says: 'stays seated where the rapid goes on as a train of the Toge Line',
    path: 'extreme',
    query: { viaList: '空港:湯本', date: tuesday, time: '0925' },
    rides: [
      ['浜北線快速', '空港', '24T09:30', '凪浜', '24T09:46'],
      ['峠線', '凪浜', '24T09:50', '湯本', '24T09:59'],
    ],
    changes: '0',
    fare: '590',
  },
  {
    says: 'after midnight takes the night train that belongs to the day before',
    path: 'extreme',
    query: { viaList: '凪浜:空港', date: '20261125', time: '0030' },
    rides: [['浜北線', '凪浜', '25T00:40', '空港', '25T01:04']],
    changes: '0',
    fare: '330',
  },
  {
    says: 'crosses midnight',
    path: 'extreme',
    query: { viaList: '緑橋:北原', date: tuesday, time: '2345' },
    rides: [['浜北線', '緑橋', '24T23:58', '北原', '25T00:07']],
    changes: '0',
    fare: '240',
  },
  {
    says: 'to arrive by ten leaves with the only train that will do, and waits as little as it can',
    path: 'extreme',
    query: { viaList: '高原:空港', date: tuesday, time: '1000', searchType: 'arrival' },
    rides: [
      ['峠線', '高原', '24T08:10', '凪浜', '24T08:40'],
      ['浜北線', '凪浜', '24T08:45', '空港', '24T09:09'],
    ],
    changes: '1',
    fare: '750',
  },
  {
    says: 'the first train',
    path: 'extreme',
    query: { viaList: '港:凪浜', date: tuesday, searchType: 'firstTrain' },
    rides: [['地下鉄中央線', '港', '24T05:30', '凪浜', '24T05:33']],
    changes: '0',
    fare: '210',
  },
  {
    says: 'the last train is a night train of the same service day',
    path: 'extreme',
    query: { viaList: '本町:空港', date: tuesday, searchType: 'lastTrain' },
    rides: [['浜北線', '本町', '25T00:44', '空港', '25T01:04']],
    changes: '0',
    fare: '330',
  },
  {
    says: 'a station on the way is no reason to get off',
    path: 'extreme',
    query: { viaList: '凪浜:大学前:空港', date: tuesday, time: '0928' },
    rides: [['浜北線', '凪浜', '24T09:30', '空港', '24T09:54']],
    changes: '0',
    fare: '330',
  },
  {
    says: 'on a weekday the bus goes every twenty minutes',
    path: 'extreme',
    query: { viaList: '凪浜駅前:灯台前', date: tuesday, time: '0910' },
    rides: [['灯台線', '凪浜駅前', '24T09:20', '灯台前', '24T09:35']],
    changes: '0',
    fare: '220',
  },
  {
    says: 'on a Saturday every hour',
    path: 'extreme',
    query: { viaList: '凪浜駅前:灯台前', date: '20261128', time: '0910' },
    rides: [['灯台線', '凪浜駅前', '28T09:30', '灯台前', '28T09:45']],
    changes: '0',
    fare: '220',
  },
  {
    says: 'and on New Year’s Day, a Friday, too',
    path: 'extreme',
    query: { viaList: '凪浜駅前:灯台前', date: '20270101', time: '0910' },
    rides: [['灯台線', '凪浜駅前', '01T09:30', '灯台前', '01T09:45']],
    changes: '0',
    fare: '220',
  },
  {
    says: 'names are found in kana and in Latin letters',
    path: 'extreme',
    query: { viaList: 'なぎはま:Kuko', date: tuesday, time: '0930' },
    rides: [['浜北線快速', '凪浜', '24T09:35', '空港', '24T09:51']],
    changes: '0',
    fare: '330',
  },
]
