import type { DayNetwork } from './day-network.ts'
import { never } from './day-network.ts'
import { enlarge } from './enlarge.ts'
import { FirstBoardings } from './first-boardings.ts'
import { type FoundRide, maxRides } from './found-journey.ts'
import { IntegerQueue } from './integer-queue.ts'
import { RideLog } from './ride-log.ts'
import type { RoundTask } from './round-task.ts'
import { departureWidth, findStopDeparture, type StopDepartures } from './stop-departures.ts'

/** Before any time. */
const tooLate = -0x7fff_ffff

/** Rides and further rides, one of which may be said to be impossible: 255. */
const limitCount = maxRides + 257

const segmentWidth = 6

/**
 * Searches forwards by rounds: what can be reached with one ride, with one more, and so on (RAPTOR; Delling, Pajor, Werneck 2012), trip by trip
 * instead of route by route (Witt 2015). Times of setting out are taken from the latest to the earliest; what is known of the later ones stays,
 * for whoever sets out earlier can do the same: a stop is looked at again for what departs before the time at which one was there so far, a trip
 * for its stops before the one where it was boarded so far. Nothing is followed that cannot reach the destination sooner than what is known with as many rides:
 * by the least time and the fewest rides from there on, as in A* search.
 */
export class RideRounds {
  readonly #network: DayNetwork
  readonly #departures: StopDepartures
  /** By stop and number of rides: when a vehicle with the passenger comes there, and when one can board there, with so many rides at most. */
  #arrived = new Int32Array()
  #ready = new Int32Array()
  /** The entry of the log that made one ready; -1 at the origin. */
  #entries = new Int32Array()
  /** Numbers of rides from this one on are known together. */
  #top = 0
  /** By trip and number of rides: the position from which on it was ridden; `unridden` for none. */
  readonly #ridden: Int32Array
  readonly #isRidden = new IntegerQueue()
  /** By number of rides: the last arrival that is still of use. */
  readonly #limits = new Int32Array(limitCount)
  /** By number of rides: the first arrival that was found with so many or fewer. */
  readonly best = new Int32Array(maxRides + 1)
  /** By number of rides: the entry of the log that ends at the destination; -1 for none. */
  readonly #ends = new Int32Array(maxRides + 1)
  readonly #marked = new IntegerQueue()
  readonly #isMarked: Uint8Array
  /** Of each stop that is marked: when one could board there before. */
  readonly #before: Int32Array
  readonly #boardings: FirstBoardings
  /** Trip, position where it is boarded, position up to which it is ridden, the trip and the position where the ride began, and the entry before it. */
  #segments = new Int32Array(1 << 12)
  #segmentCount = 0
  readonly #log = new RideLog()
  #task: RoundTask

  constructor(network: DayNetwork, departures: StopDepartures) {
    this.#network = network
    this.#departures = departures
    this.#ridden = new Int32Array(network.trips.length * (maxRides + 1)).fill(never)
    this.#isMarked = new Uint8Array(network.stopCount)
    this.#before = new Int32Array(network.stopCount)
    this.#boardings = new FirstBoardings(network)
    const none = new Int32Array()
    const noRides = new Uint8Array()
    const left = { riding: noRides, alighting: noRides, boarding: noRides }
    this.#task = { egress: none, bound: { seconds: none, left }, most: 0, isProfile: false }
  }

  /** Forgets what it knows. */
  begin(task: RoundTask): void {
    this.#task = task
    this.#forgetRides()
    this.#top = task.isProfile ? task.most : 0
    const size = (this.#top + 1) * this.#network.stopCount
    if (this.#ready.length < size) {
      this.#arrived = new Int32Array(size)
      this.#ready = new Int32Array(size)
      this.#entries = new Int32Array(size)
    }
    this.#arrived.fill(never, 0, size)
    this.#ready.fill(never, 0, size)
    this.best.fill(never)
    this.#limits.fill(tooLate)
  }

  #forgetRides(): void {
    const width = this.#top + 1
    for (let index = 0; index < this.#isRidden.length; index++) {
      const first = this.#isRidden.at(index) * width
      for (let at = first; at < first + width; at++) this.#ridden[at] = never
    }
    this.#isRidden.clear()
  }

  /** Begins a journey that has to arrive by a time to be of use. */
  setOut(latest: number): void {
    this.#log.clear()
    this.#ends.fill(-1)
    for (let rides = 1; rides <= this.#task.most; rides++)
      this.#limits[rides] = Math.min(latest, (this.best[rides] ?? never) - 1)
  }

  /** A stop from which one can set out, and when one is there. */
  start(stop: number, time: number): void {
    this.#becomeReady(stop, 0, time, -1)
  }

  /** Sets out by a departure. */
  board(departure: number): void {
    this.#board(departure, 1, -1)
  }

  /** Rides from where the journey begins to wherever it leads. */
  run(): void {
    if (this.#marked.length > 0) this.#boardAll(1)
    for (let rides = 1; this.#segmentCount > 0; rides++) {
      this.#rideAll(rides)
      this.#boardAll(rides + 1)
    }
  }

  /** The journey to the destination with so many rides, if this time of setting out has one. */
  trace(rides: number): FoundRide[] | undefined {
    const last = this.#ends[rides] ?? -1
    return last < 0 ? undefined : this.#log.trace(last)
  }

  /** Where something is known of a stop or trip with so many rides. */
  #keyOf(index: number, rides: number): number {
    const top = this.#top
    return index * (top + 1) + (rides < top ? rides : top)
  }

  #boardAll(rides: number): void {
    for (let index = 0; index < this.#marked.length; index++) this.#boardAt(this.#marked.at(index), rides)
    this.#marked.clear()
  }

  /** Boards what departs from when one is there now to when one was there before. */
  #boardAt(stop: number, rides: number): void {
    const { seconds: least, left } = this.#task.bound
    const { records, start } = this.#departures
    const limits = this.#limits
    this.#isMarked[stop] = 0
    const seconds = least[stop] ?? 0
    const key = this.#keyOf(stop, rides - 1)
    const last = (limits[rides + (left.boarding[stop] ?? 0)] ?? 0) - seconds
    const until = Math.min(this.#before[stop] ?? 0, last + 1)
    const end = start[stop + 1] ?? 0
    if ((this.#ready[key] ?? 0) >= until) return
    this.#boardings.lookAgain()
    let at = findStopDeparture(this.#departures, stop, this.#ready[key] ?? 0)
    for (; at < end && (records[at] ?? 0) < until; at += departureWidth) {
      if ((records[at] ?? 0) + seconds > (limits[rides + (left.riding[records[at + 1] ?? 0] ?? 0)] ?? 0)) continue
      if (this.#boardings.isInVain(records[at + 1] ?? 0, records[at + 2] ?? 0, records[at + 3] ?? 0)) continue
      this.#board(at, rides, this.#entries[key] ?? -1)
    }
  }

  #board(departure: number, rides: number, entry: number): void {
    const { records } = this.#departures
    const trip = records[departure + 2] ?? 0
    const first = this.#network.routeStopStart[records[departure + 3] ?? 0] ?? 0
    const position = (records[departure + 1] ?? 0) - first
    const until = this.#ridden[this.#keyOf(trip, rides)] ?? 0
    if (until <= position) return
    this.#noteRidden(trip, position, rides)
    this.#ride(trip, position, until, trip, position, entry)
  }

  #noteRidden(trip: number, position: number, rides: number): void {
    const ridden = this.#ridden
    const end = this.#keyOf(trip, this.#top)
    if (ridden[end] === never) this.#isRidden.push(trip)
    for (let at = this.#keyOf(trip, rides); at <= end && (ridden[at] ?? 0) > position; at++) ridden[at] = position
  }

  #ride(trip: number, from: number, until: number, boardTrip: number, boardPosition: number, entry: number): void {
    if (this.#segmentCount + segmentWidth > this.#segments.length) this.#segments = enlarge(this.#segments)
    const segments = this.#segments
    const at = this.#segmentCount
    segments[at] = trip
    segments[at + 1] = from
    segments[at + 2] = until
    segments[at + 3] = boardTrip
    segments[at + 4] = boardPosition
    segments[at + 5] = entry
    this.#segmentCount = at + segmentWidth
  }

  #rideAll(rides: number): void {
    for (let at = 0; at < this.#segmentCount; at += segmentWidth) this.#rideOn(at, rides)
    this.#segmentCount = 0
  }

  /** Alights wherever it brings something, as long as riding on can. */
  #rideOn(segment: number, rides: number): void {
    const { stops, rules, times, timeStart, tripRoute, routeStopStart, routeStopCount } = this.#network
    const { seconds: least, left } = this.#task.bound
    const { alighting, riding } = left
    const limits = this.#limits
    const trip = this.#segments[segment] ?? 0
    const until = this.#segments[segment + 2] ?? 0
    const route = tripRoute[trip] ?? 0
    const first = routeStopStart[route] ?? 0
    const end = (routeStopCount[route] ?? 0) - 1
    const row = timeStart[trip] ?? 0
    const last = until < end ? until : end
    for (let position = (this.#segments[segment + 1] ?? 0) + 1; position <= last; position++) {
      const place = first + position
      const stop = stops[place] ?? 0
      const time = times[row + position * 2] ?? 0
      const earliest = time + (least[stop] ?? 0)
      if (
        time < (this.#arrived[this.#keyOf(stop, rides)] ?? 0) &&
        earliest <= (limits[rides + (alighting[stop] ?? 0)] ?? 0) &&
        ((rules[place] ?? 0) & 2) !== 0
      )
        this.#alight(segment, position, stop, time, rides)
      if (position < end && earliest > (limits[rides + (riding[place] ?? 0)] ?? 0)) return
    }
    if (until === never) this.#goOn(segment, trip, rides)
  }

  /** The vehicle goes on as other trips, with the passengers on board. */
  #goOn(segment: number, trip: number, rides: number): void {
    const { next, nextStart } = this.#network
    const segments = this.#segments
    const [boardTrip, boardPosition, entry] = [segments[segment + 3], segments[segment + 4], segments[segment + 5]]
    for (let at = nextStart[trip] ?? 0; at < (nextStart[trip + 1] ?? 0); at++) {
      const following = next[at] ?? 0
      const until = this.#ridden[this.#keyOf(following, rides)] ?? 0
      if (until === 0) continue
      this.#noteRidden(following, 0, rides)
      this.#ride(following, 0, until, boardTrip ?? 0, boardPosition ?? 0, entry ?? -1)
    }
  }

  #alight(segment: number, position: number, stop: number, time: number, rides: number): void {
    const { most, egress } = this.#task
    const arrived = this.#arrived
    const end = this.#keyOf(stop, this.#top)
    for (let at = this.#keyOf(stop, rides); at <= end && (arrived[at] ?? 0) > time; at++) arrived[at] = time
    const entry = this.#write(segment, position)
    const seconds = egress[stop] ?? -1
    if (seconds >= 0 && time + seconds <= (this.#limits[rides] ?? 0)) this.#arrive(time + seconds, rides, entry)
    if (rides === most) return
    const { transfers } = this.#network
    const { seconds: least, left } = this.#task.bound
    for (let way = transfers.start[stop] ?? 0; way < (transfers.start[stop + 1] ?? 0); way++) {
      const to = transfers.to[way] ?? 0
      const ready = time + (transfers.seconds[way] ?? 0)
      if (ready >= (this.#ready[this.#keyOf(to, rides)] ?? 0)) continue
      if (ready + (least[to] ?? 0) <= (this.#limits[rides + 1 + (left.boarding[to] ?? 0)] ?? 0))
        this.#becomeReady(to, rides, ready, entry)
    }
  }

  #write(segment: number, position: number): number {
    const segments = this.#segments
    const [boardTrip, boardPosition] = [segments[segment + 3] ?? 0, segments[segment + 4] ?? 0]
    return this.#log.write(boardTrip, boardPosition, segments[segment] ?? 0, position, segments[segment + 5] ?? -1)
  }

  #arrive(time: number, rides: number, entry: number): void {
    this.#ends[rides] = entry
    for (let more = rides; more <= this.#task.most; more++) {
      if (time < (this.best[more] ?? 0)) this.best[more] = time
      if (time <= (this.#limits[more] ?? 0)) this.#limits[more] = time - 1
    }
  }

  #becomeReady(stop: number, rides: number, time: number, entry: number): void {
    const ready = this.#ready
    const first = this.#keyOf(stop, rides)
    if (this.#isMarked[stop] === 0) {
      this.#isMarked[stop] = 1
      this.#marked.push(stop)
      this.#before[stop] = ready[first] ?? 0
    }
    this.#entries[first] = entry
    const end = this.#keyOf(stop, this.#top)
    for (let at = first; at <= end && (ready[at] ?? 0) > time; at++) ready[at] = time
  }
}
