/** What a wire says of passing its calls on, beyond its contract. */
import type { AllSettings } from '../../foundation/config/all-settings.ts'
import type { UpstreamServer } from '../../foundation/outgoing/servers/upstream-server.ts'
import type { UpstreamServers } from '../../foundation/outgoing/servers/upstream-servers.ts'

/** All of it may be left out: then calls go on as they came. */
export interface UpstreamRules<OperationName extends string = string> {
  /** Operations that are answered here although the original has them. */
  readonly keeps?: readonly OperationName[]
  /**
   * The start of the paths that an address stands for when it has a path of its own: with `/v1`, `https://host/api/v4` is asked
   * for `/api/v4/models`.
   */
  readonly root?: string
  /** Of wires that are served under further paths: the path, without its query, as the original knows it. */
  readonly toOriginalPath?: (path: string) => string
  /** Found in the last bytes of every event stream that is whole; one that ends without it has broken off. */
  readonly streamEnd?: RegExp
  /** Opens what changes calls on their way, once for all interfaces that share their servers. */
  readonly open?: (tools: ChangeTools) => ChangeCall
}

export interface ChangeTools {
  readonly settings: AllSettings
  readonly servers: UpstreamServers
  /** Of the servers, as the operator wrote them. */
  readonly addresses: readonly URL[]
  /** The JSON of a GET with the operator's key; undefined where the server has none there. Throws where it is away or fails. */
  readonly fetchJson: (server: UpstreamServer, path: string) => Promise<unknown>
}

/** Tells what to change of a call with this body and these parameters of its path, which are as the contract says; undefined for nothing. */
export type ChangeCall = (body: unknown, params: object) => CallChange | undefined | Promise<CallChange | undefined>

export interface CallChange {
  /** Fields of the JSON body that are sent in place of the caller's. */
  readonly fields?: Readonly<Record<string, unknown>>
  /** Whether a server can answer this call. Those that cannot are asked when there is no other. */
  readonly suits?: (server: UpstreamServer) => boolean
}
