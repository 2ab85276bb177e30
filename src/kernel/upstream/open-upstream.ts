import type { Environment } from '../config/read-settings.ts'
import type { AnyInterface } from '../interface.ts'
import type { Logger } from '../observability/logger.ts'
import { Relay } from './relay.ts'
import { readUpstreamSettings } from './settings.ts'
import { UpstreamServer } from './upstream-server.ts'
import { UpstreamServers } from './upstream-servers.ts'

/** An interface's way to its original. */
export interface Upstream {
  readonly relay: Relay
  readonly key: string | undefined
  /** Whether calls go there first, and only then to the engines of this Mainstay. */
  readonly isFirst: boolean
}

export interface OpenUpstreamOptions {
  readonly environment: Environment
  readonly isFirst: boolean
  readonly log: Logger
}

/** @throws OperatorError when the settings name no address, or one that cannot be read. */
export function openUpstream(definition: AnyInterface, { environment, isFirst, log }: OpenUpstreamOptions): Upstream {
  const { prefix, renderError } = definition
  const settings = readUpstreamSettings(prefix, environment)
  const servers = new UpstreamServers(settings.addresses.map((address) => new UpstreamServer(address, settings)))
  const relay = new Relay(servers, { ...settings, keySetting: `${prefix}_UPSTREAM_KEY`, log, renderError })
  return { relay, key: settings.key, isFirst }
}
