import { ReachScan } from '../reach/reach-scan.ts'
import { type Connections, listConnections } from './connections.ts'
import type { DayNetwork } from './day-network.ts'
import { EarliestArrivals } from './earliest-arrivals.ts'
import type { JourneyQuery } from './journey-query.ts'
import { LeastRides } from './least-rides.ts'
import { LeastTimes } from './least-times.ts'
import { ProfileScan } from './profile-scan.ts'
import { ProfileSearch } from './profile-search.ts'
import { ProfileReader } from './profile-reader.ts'

/** Searches in one network; its memory is used again for each query. */
export class NetworkSearch {
  readonly network: DayNetwork
  readonly #connections: Connections
  #reach: ReachScan | undefined
  readonly #least: LeastTimes
  readonly #minRides: LeastRides
  readonly #arrivals: EarliestArrivals
  readonly #scan: ProfileScan
  readonly #reader: ProfileReader

  constructor(network: DayNetwork) {
    const connections = listConnections(network)
    this.network = network
    this.#connections = connections
    this.#least = new LeastTimes(network)
    this.#minRides = new LeastRides(network)
    this.#arrivals = new EarliestArrivals(network, connections)
    this.#scan = new ProfileScan(network, connections)
    this.#reader = new ProfileReader(network, connections, this.#scan)
  }

  /** From some stops to all others; made when it is first asked for. */
  get reach(): ReachScan {
    return (this.#reach ??= new ReachScan(this.network, this.#connections))
  }

  /** What is found out about setting out at `begin` or later; it may be asked until the next one is begun. */
  begin(query: JourneyQuery, begin: number): ProfileSearch {
    const reach = this.#arrivals.measure(query, begin)
    return new ProfileSearch(query, reach, this.#least, this.#minRides, this.network, (task, end) => {
      this.#scan.run(task)
      return this.#reader.read(query.access, { begin: task.reach.begin, end, maxDuration: task.maxDuration })
    })
  }
}
