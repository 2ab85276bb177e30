import type { FastifyRequest } from 'fastify'
import type { Contract } from '../../wire/contract.ts'
import { basesOf } from './bases-of.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { CorsOrigins } from './cors-origins.ts'

/**
 * Who sent a request that a browser may have sent: a page of this server (or no page), one that may read the answer, or a foreign
 * one that may not even ask.
 */
export type Asker = 'own' | 'any' | 'any-with-credentials' | 'listed' | 'foreign'

export type JudgeAsker = (request: FastifyRequest) => Asker

/** By what the browser says of the page (Fetch Metadata; the Fetch standard's Origin) and what the contract says of the wire. */
export function createAskerJudge(interfaces: readonly MountedInterface[], corsOrigins: CorsOrigins): JudgeAsker {
  const policies = policiesByBase(interfaces, corsOrigins)
  return (request) => {
    const policy = policies.get(firstSegment(request.url))
    if (policy === 'any-origin') return 'any'
    if (policy === 'any-with-credentials') return policy
    const { origin } = request.headers
    if (isOwn(request, origin)) return 'own'
    if (policy !== undefined && corsOrigins !== '*' && origin !== undefined && corsOrigins.has(origin)) return 'listed'
    return 'foreign'
  }
}

type Policy = 'any-origin' | 'any-with-credentials' | 'same-origin'

function policiesByBase(
  interfaces: readonly MountedInterface[],
  corsOrigins: CorsOrigins,
): ReadonlyMap<string, Policy> {
  const policies = new Map<string, Policy>()
  for (const { definition } of interfaces) {
    for (const base of basesOf(definition)) {
      const wanted = policyOf(definition.contract, corsOrigins)
      // Interfaces that share a base are as open as the most careful of them.
      if (policies.get(firstSegment(base)) !== 'same-origin') policies.set(firstSegment(base), wanted)
    }
  }
  return policies
}

function policyOf({ cors }: Contract, corsOrigins: CorsOrigins): Policy {
  if (cors?.pages === 'any-origin' && cors.allowsCredentials) return 'any-with-credentials'
  return corsOrigins === '*' ? 'any-origin' : (cors?.pages ?? 'same-origin')
}

function firstSegment(path: string): string {
  return /^\/?([^/?]*)/.exec(path)?.[1] ?? ''
}

function isOwn({ headers, method }: FastifyRequest, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return true
  if (isVisit(headers, method)) return true
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === headers.host?.toLowerCase()
  return site === undefined
}

/** Somebody follows a link to here: the page with the link sees nothing of the answer. */
function isVisit(headers: FastifyRequest['headers'], method: string): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document'
}
