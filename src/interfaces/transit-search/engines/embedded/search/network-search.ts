import { ReachScan } from '../reach/reach-scan.ts'
import { type Connections, listConnections } from './connections.ts'
import type { DayNetwork } from './day-network.ts'
import { DestinationBounds } from './destination-bounds.ts'
import { EarliestArrivals } from './earliest-arrivals.ts'
import type { JourneyQuery } from './journey-query.ts'
import type { JourneySearch } from './journey-search.ts'
import { LeastRides } from './least-rides.ts'
import { LeastTimes } from './least-times.ts'
import { ProfileScan } from './profile-scan.ts'
import { ProfileSearch } from './profile-search.ts'
import { ProfileReader } from './profile-reader.ts'
import { RideRounds } from './ride-rounds.ts'
import { RoundSearch } from './round-search.ts'
import { listDepartures } from './stop-departures.ts'

/** Searches in one network; its memory is used again for each query. What a kind of query needs is made when it is first asked. */
export class NetworkSearch {
  readonly network: DayNetwork
  readonly #least: LeastTimes
  readonly #minRides: LeastRides
  readonly #bounds: DestinationBounds
  #scanned: Connections | undefined
  #reach: ReachScan | undefined
  #scans: ReturnType<typeof openScans> | undefined
  #rounds: ReturnType<typeof openRounds> | undefined

  constructor(network: DayNetwork) {
    this.network = network
    this.#least = new LeastTimes(network)
    this.#minRides = new LeastRides(network)
    this.#bounds = new DestinationBounds(this.#least, this.#minRides)
  }

  /** From some stops to all others; made when it is first asked for. */
  get reach(): ReachScan {
    return (this.#reach ??= new ReachScan(this.network, this.#connections))
  }

  /** What is found out about setting out at `begin` or later; it may be asked until the next one is begun. */
  begin(query: JourneyQuery, begin: number): JourneySearch {
    return query.vias.length === 0 && this.network.ruledWays.size === 0
      ? this.#beginRounds(query, begin)
      : this.#beginScan(query, begin)
  }

  get #connections(): Connections {
    return (this.#scanned ??= listConnections(this.network))
  }

  #beginRounds(query: JourneyQuery, begin: number): JourneySearch {
    this.#rounds ??= openRounds(this.network, this.#scanned)
    return new RoundSearch(query, begin, { ...this.#rounds, bound: this.#bounds.measure(query.egress) })
  }

  #beginScan(query: JourneyQuery, begin: number): JourneySearch {
    const { arrivals, scan, reader } = (this.#scans ??= openScans(this.network, this.#connections))
    const reach = arrivals.measure(query, begin)
    return new ProfileSearch(query, reach, this.#least, this.#minRides, this.network, (task, end) => {
      scan.run(task)
      return reader.read(query.access, { begin: task.reach.begin, end, maxDuration: task.maxDuration })
    })
  }
}

function openScans(network: DayNetwork, connections: Connections) {
  const scan = new ProfileScan(network, connections)
  return {
    arrivals: new EarliestArrivals(network, connections),
    scan,
    reader: new ProfileReader(network, connections, scan),
  }
}

/** Connections are let go once departures are listed, unless something else needs them. */
function openRounds(network: DayNetwork, connections = listConnections(network)) {
  const departures = listDepartures(network, connections)
  return { departures, rounds: new RideRounds(network, departures) }
}
