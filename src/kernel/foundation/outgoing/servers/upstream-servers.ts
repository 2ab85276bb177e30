import type { UpstreamServer } from './upstream-server.ts'

/** Several servers of one wire that share the work. */
export class UpstreamServers {
  readonly all: readonly UpstreamServer[]
  #turn = 0

  constructor(all: readonly UpstreamServer[]) {
    this.all = all
  }

  get circuit(): 'closed' | 'open' {
    return this.all.some(({ circuit }) => circuit === 'closed') ? 'closed' : 'open'
  }

  /**
   * The server with the least to do, of those that are well; of equals, each in turn. Servers that were tried already come
   * last, and those that rest only when there is no other: then they are as good a guess as any. Those that do not suit the call
   * come after all others.
   */
  choose(
    tried: ReadonlySet<UpstreamServer>,
    suits: (server: UpstreamServer) => boolean = () => true,
  ): UpstreamServer | undefined {
    const [only, second] = this.all
    if (!second) return only
    this.#turn += 1
    const rank = (server: UpstreamServer) =>
      Number(!suits(server)) * 4 + Number(tried.has(server)) * 2 + Number(!server.isReady)
    let best: { readonly server: UpstreamServer; readonly rank: number } | undefined
    for (let step = 0; step < this.all.length; step++) {
      const server = this.all[(step + this.#turn) % this.all.length]
      if (!server) continue
      const theirs = rank(server)
      if (!best || theirs < best.rank || (theirs === best.rank && server.load < best.server.load))
        best = { server, rank: theirs }
    }
    return best?.server
  }

  /** Whether any had better be asked now than somebody else. */
  get isReady(): boolean {
    return this.all.some((server) => server.isReady)
  }

  async close(): Promise<void> {
    await Promise.all(this.all.map((server) => server.close()))
  }
}
