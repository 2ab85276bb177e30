import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Access } from '../../answering/access/access.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { readList } from '../../foundation/config/read-list.ts'

/** Throws for callers who may not read the metrics. */
export type MetricsGate = (request: FastifyRequest) => Promise<void>

/**
 * By the setting: `anyone`; `key`, one that opens every interface; or addresses and networks by commas, such as `10.0.0.0/8,::1`.
 *
 * @throws OperatorError where it is none of these
 */
export function createMetricsGate(setting: string, access: Pick<Access, 'admit'>): MetricsGate {
  if (setting === 'anyone') return async () => {}
  if (setting === 'key')
    return async ({ headers, ip }) => {
      await access.admit({ in: 'bearer', need: 'required', scope: '*' }, 'metrics', { headers, query: {}, address: ip })
    }
  const networks = readList(setting).map(readNetwork)
  return async ({ ip }) => {
    const address = ipaddr.process(ip)
    const isListed = networks.some(
      ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
    )
    if (!isListed)
      throw kernelError(
        'key_out_of_scope',
        'The metrics are not for your address; MAINSTAY_METRICS_FOR lists whose they are for.',
      )
  }
}

function readNetwork(text: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text)
  if (!ipaddr.isValid(text))
    throw new OperatorError(
      `MAINSTAY_METRICS_FOR says "${text}": it is anyone, key, or addresses and networks by commas, such as 10.0.0.0/8,::1.`,
    )
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128]
}
