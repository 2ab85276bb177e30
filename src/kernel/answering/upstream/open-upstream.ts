import type { AllSettings } from '../../foundation/config/all-settings.ts'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Platform } from '../../foundation/platform.ts'
import { placeUpstreamKey } from './place-key.ts'
import { Relay } from './relay.ts'
import { readUpstreamSettings, type UpstreamSettings } from './settings.ts'
import { UpstreamServer } from '../../foundation/outgoing/servers/upstream-server.ts'
import { UpstreamServers } from '../../foundation/outgoing/servers/upstream-servers.ts'
import type { ChangeCall } from '../../wire/interface/upstream-rules.ts'

/** An interface's way to its original. */
export interface Upstream {
  readonly relay: Relay
  readonly key: string | undefined
  readonly change: ChangeCall | undefined
  /** The engines of this Mainstay that are asked first, and those that are asked when the original fails. */
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** What interfaces of one prefix share: they are set to the same servers. */
interface Shared {
  readonly settings: UpstreamSettings
  readonly servers: UpstreamServers
  readonly change: ChangeCall | undefined
}

export type OpenUpstream = (definition: AnyInterface, engineNames: readonly string[]) => Upstream | undefined

/**
 * Opens the original of an interface whose engines name `upstream`. It throws an OperatorError when the settings name no address,
 * or one that cannot be read.
 */
export function createUpstreamOpener({ settings: all, log }: Pick<Platform, 'settings' | 'log'>): OpenUpstream {
  const opened = new Map<string, Shared>()
  return (definition, engineNames) => {
    const at = engineNames.indexOf('upstream')
    if (at < 0) return undefined
    const { prefix, renderError, upstream: rules } = definition
    const shared = opened.get(prefix) ?? open(definition, all)
    opened.set(prefix, shared)
    const { settings, servers, change } = shared
    const { streamEnd } = rules
    const relay = new Relay(servers, { ...settings, keySetting: `${prefix}_UPSTREAM_KEY`, log, renderError, streamEnd })
    return { relay, key: settings.key, change, before: engineNames.slice(0, at), after: engineNames.slice(at + 1) }
  }
}

function open({ prefix, contract, upstream: rules }: AnyInterface, all: AllSettings): Shared {
  const settings = readUpstreamSettings(prefix, all)
  const { addresses, key } = settings
  const servers = new UpstreamServers(addresses.map((address) => new UpstreamServer(address, settings, rules.root)))
  const fetchJson = (server: UpstreamServer, path: string) => {
    const call = placeUpstreamKey({ headers: {}, query: '', body: null }, contract.key, key, undefined)
    return server.fetchJson(path + call.query, call.headers)
  }
  return { settings, servers, change: rules.open?.({ settings: all, servers, addresses, fetchJson }) }
}
