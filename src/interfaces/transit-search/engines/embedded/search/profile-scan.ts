/**
 * Profile connection scan (Dibbelt, Pajor, Strasser, Wagner 2013) with the number of rides as a second criterion: connections are taken from
 * the latest to the earliest, and of each it is found out when a passenger on board reaches the destination. Either one stays on board, which the
 * trip's label knows, or one alights, walks and boards what departs later at another stop, which that stop's profile knows. One scan answers
 * for all times of setting out. A query with places to pass has a stage from each to the next: a passenger on board at such a place can as well
 * be on board in the next stage. Only what one can be on board of in time is looked at.
 */
import { type Connections, canAlight, canBoard, findDeparture, placeBits, recordWidth } from './connections.ts'
import { type DayNetwork, never } from './day-network.ts'
import type { Reach } from './earliest-arrivals.ts'
import { maxRides } from './found-journey.ts'
import type { JourneyQuery } from './journey-query.ts'
import { OpenPlaces, placeStates } from './open-places.ts'
import { RuledBoardings } from './ruled-boardings.ts'
import { entryHead, entryStep, StopProfiles } from './stop-profiles.ts'
import { labelHead, TripLabels } from './trip-labels.ts'

export interface ScanTask {
  readonly query: JourneyQuery
  readonly reach: Reach
  /** The last arrival that counts, and the seconds that a journey takes at most. */
  readonly bound: number
  readonly maxDuration: number
  /** For each stage: seconds from the origin to each stop at least, whenever one sets out. None where nothing is known. */
  readonly least: readonly Int32Array[]
  /** For each stage by place, whether a journey can lead through it; all may where nothing is said. */
  readonly useful?: readonly Uint8Array[]
  /** By place, how many rides may follow the one there at most; as many as fit where nothing is said, and on the way to places to pass. */
  readonly mayFollow?: Uint8Array
  /** Rides that a journey has at most where `mayFollow` is given. */
  readonly most?: number
}

export class ProfileScan {
  readonly profiles = new StopProfiles()
  /** Entries at stops of the origin. */
  readonly origins: number[] = []
  readonly #network: DayNetwork
  readonly #connections: Connections
  readonly #trips: TripLabels
  readonly #places: OpenPlaces
  readonly #ruled: RuledBoardings
  readonly #hasRules: boolean
  /** Stops to which one changes without any time, and whether there are any. */
  readonly #isInstant: Uint8Array
  readonly #hasInstant: boolean
  /** The moment that labels can be put back to. */
  #moment = never
  /** The moment that has to be scanned again. */
  #again = never

  constructor(network: DayNetwork, connections: Connections) {
    this.#network = network
    this.#connections = connections
    this.#trips = new TripLabels(network)
    this.#places = new OpenPlaces(network)
    this.#ruled = new RuledBoardings(network, connections, this.#trips, this.profiles)
    this.#hasRules = network.ruledWays.size > 0
    this.#isInstant = markInstantStops(network)
    this.#hasInstant = this.#isInstant.includes(1)
  }

  run(task: ScanTask): void {
    this.#clear(task)
    const begin = findDeparture(this.#connections, task.reach.begin)
    const end = findDeparture(this.#connections, task.bound + 1)
    if (task.query.vias.length === 0) this.#scan(task, begin, end)
    else this.#scanStages(task, begin, end)
  }

  #clear({ query: { vias, egress }, useful, mayFollow, most = maxRides }: ScanTask): void {
    const stageCount = vias.length + 1
    this.profiles.clear(stageCount * this.#network.stopCount)
    this.#trips.clear(stageCount, mayFollow ? most : maxRides)
    this.#places.clear(stageCount, useful)
    this.#ruled.clear()
    this.origins.length = 0
    this.#again = this.#moment = never
    for (let stop = 0; stop < egress.length; stop++) if ((egress[stop] ?? -1) >= 0) this.#places.open(vias.length, stop)
  }

  /** The usual case, without places to pass. */
  #scan(task: ScanTask, begin: number, end: number): void {
    const { records } = this.#connections
    const { until, opens } = task.reach
    const opensAt = opens[0] ?? new Int32Array()
    const { states } = this.#places
    const { isKnown } = this.#trips
    for (let at = end - recordWidth; at >= begin || this.#again !== never; at -= recordWidth) {
      if (this.#again !== never) at = this.#goBack(at, begin)
      if (at < begin) return
      const place = (records[at + 2] ?? 0) >> placeBits
      const state = states[place] ?? 0
      if (state === placeStates.useless) continue
      if (state === placeStates.closed && isKnown[records[at + 3] ?? 0] === 0) continue
      const departure = records[at] ?? 0
      if (departure >= (opensAt[place] ?? 0) || departure >= until) this.#pass(task, 0, at)
    }
  }

  #scanStages(task: ScanTask, begin: number, end: number): void {
    const { records } = this.#connections
    const { stops, trips } = this.#network
    const { until, opens } = task.reach
    for (let at = end - recordWidth; at >= begin || this.#again !== never; at -= recordWidth) {
      if (this.#again !== never) at = this.#goBack(at, begin)
      if (at < begin) return
      const place = (records[at + 2] ?? 0) >> placeBits
      const trip = records[at + 3] ?? 0
      const departure = records[at] ?? 0
      for (let stage = task.query.vias.length; stage >= 0; stage--) {
        const state = this.#places.states[stage * stops.length + place]
        if (state === placeStates.useless) continue
        if (state === placeStates.closed && this.#trips.isKnown[stage * trips.length + trip] === 0) continue
        if (departure >= (opens[stage]?.[place] ?? 0) || departure >= until) this.#pass(task, stage, at)
      }
    }
  }

  /**
   * Where a change takes no time, what departs at one moment can follow one another in any order: the moment is scanned again until it
   * brings nothing new. Gives where to go on.
   */
  #goBack(at: number, begin: number): number {
    const moment = this.#again
    if (at >= begin && this.#connections.records[at] === moment) return at
    this.#again = never
    this.#trips.putBack()
    return findDeparture(this.#connections, moment + 1) - recordWidth
  }

  #pass(task: ScanTask, stage: number, at: number): void {
    const { records } = this.#connections
    const { stops } = this.#network
    const code = records[at + 2] ?? 0
    const place = code >> placeBits
    const departure = records[at] ?? 0
    const latest = departure + task.maxDuration - this.#measureLeast(task, stage, place)
    if (latest < (records[at + 1] ?? 0)) return
    const trip = records[at + 3] ?? 0
    if (this.#hasInstant) this.#keep(departure, stage, trip)
    const index = this.#trips.open(stage, trip)
    if ((code & canAlight) !== 0) this.#alight(task, stage, at, index, latest)
    const via = task.query.vias[stage]
    if (via && (via[stops[place] ?? 0] === 1 || via[stops[place + 1] ?? 0] === 1))
      this.#trips.take(index, stage + 1, trip)
    if ((code & canBoard) !== 0) this.#board(task, stage, at, index, latest)
  }

  #keep(moment: number, stage: number, trip: number): void {
    if (moment !== this.#moment) this.#trips.beginMoment()
    this.#moment = moment
    this.#trips.keep(stage, trip)
  }

  /** Whoever is on board may be so in this stage because the vehicle comes to a place to pass. */
  #measureLeast({ least: fewestRides, query: { vias } }: ScanTask, stage: number, place: number): number {
    const from = this.#network.stops[place] ?? 0
    let seconds = fewestRides[stage]?.[from] ?? 0
    for (let before = stage - 1; before >= 0; before--) {
      if (vias[before]?.[this.#network.stops[place + 1] ?? 0] !== 1) return seconds
      seconds = Math.min(seconds, fewestRides[before]?.[from] ?? 0)
    }
    return seconds
  }

  #alight({ query, bound, mayFollow }: ScanTask, stage: number, at: number, index: number, latest: number): void {
    const { records } = this.#connections
    const { stops, transfers } = this.#network
    const arrival = records[at + 1] ?? 0
    const stop = stops[((records[at + 2] ?? 0) >> placeBits) + 1] ?? 0
    const egress = stage === query.vias.length ? (query.egress[stop] ?? -1) : -1
    if (egress >= 0 && arrival + egress <= bound && arrival + egress <= latest)
      this.#trips.improve(index, 0, arrival + egress, at, -1)
    const { start, to, seconds } = transfers
    const end = start[stop + 1] ?? 0
    const first = stage * this.#network.stopCount
    const maxRideCount = mayFollow?.[(records[at + 2] ?? 0) >> placeBits] ?? this.#trips.rides - 1
    for (let way = start[stop] ?? 0; way < end; way++) {
      const key = first + (to[way] ?? 0)
      if (this.#mayImprove(key, index, latest, maxRideCount))
        this.#change(key, arrival + (seconds[way] ?? 0), at, index, latest, maxRideCount)
    }
    if (this.#hasRules) this.#ruled.change(stage, at, index)
  }

  /** Whether the first departure of a stop, which is as good as the later ones, could add something to a trip's label. */
  #mayImprove(key: number, index: number, latest: number, mayFollow: number): boolean {
    const best = this.profiles.best[key] ?? never
    if (best > latest) return false
    const rides = (this.profiles.fewest[key] ?? 0) + 1
    if (rides > mayFollow) return false
    const { labels } = this.#trips
    const label = index * this.#trips.width
    const maxRideCount = labels[label + 1] ?? -1
    if (maxRideCount < 0) return true
    const fewestRides = labels[label] ?? 0
    if (rides >= fewestRides && best >= (labels[label + labelHead + fewestRides] ?? 0)) return false
    return rides < maxRideCount || best < (labels[label + labelHead + maxRideCount] ?? 0)
  }

  /** Boards what departs at `ready` or later. */
  #change(key: number, ready: number, at: number, index: number, latest: number, mayFollow: number): void {
    const { entries } = this.profiles
    let entry = this.profiles.first[key] ?? -1
    while (entry >= 0 && (entries[entry] ?? 0) < ready) entry = entries[entry + 1] ?? -1
    if (entry < 0) return
    const maxRideCount = Math.min(entries[entry + 4] ?? 0, mayFollow - 1)
    let read = entry + entryHead
    for (let rides = entries[entry + 3] ?? 0; rides <= maxRideCount; rides++, read += entryStep) {
      const arrival = entries[read] ?? 0
      if (arrival <= latest) this.#trips.improve(index, rides + 1, arrival, at, entry)
    }
  }

  #board({ query: { access } }: ScanTask, stage: number, at: number, index: number, latest: number): void {
    const { records } = this.#connections
    const departure = records[at] ?? 0
    const stop = this.#network.stops[(records[at + 2] ?? 0) >> placeBits] ?? 0
    const key = stage * this.#network.stopCount + stop
    const isFirst = (this.profiles.first[key] ?? -1) === -1
    const isKept = this.#hasRules && this.#ruled.add(stage, at, index, latest)
    const entry = this.profiles.add(key, at, departure, this.#trips, index, latest)
    if ((isKept || entry >= 0) && this.#isInstant[stop] === 1) this.#again = departure
    if (entry < 0) return
    if (isFirst) this.#places.openWaysTo(stage, stop)
    if (stage === 0 && (access[stop] ?? -1) >= 0) this.origins.push(entry)
  }
}

function markInstantStops({ stopCount, transfers, ruledWays }: DayNetwork): Uint8Array {
  const isInstant = new Uint8Array(stopCount)
  for (const [way, to] of transfers.to.entries()) if ((transfers.seconds[way] ?? 0) <= 0) isInstant[to] = 1
  for (const { to, minSeconds } of [...ruledWays.values()].flat()) if (minSeconds <= 0) isInstant[to] = 1
  return isInstant
}
