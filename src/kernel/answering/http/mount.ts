import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import { kernelError, type ServiceError } from '../../foundation/errors/service-error.ts'
import { basesOf } from './bases-of.ts'
import { letAnyPageAsItself, letAnyPageRead } from './common-headers.ts'
import { createFailure } from './failure.ts'
import { createOperation } from './operation.ts'
import { pathsOf, routeOf, withoutSlash } from '../../wire/contract/paths-of.ts'
import { fromThrown } from './thrown.ts'
import type { MountedInterface } from '../mounted-interface.ts'
import type { ServerParts } from './server-parts.ts'
import { assertDistinctPaths } from './assert-distinct-paths.ts'
import type { CorsOrigins } from './cors-origins.ts'

export interface MountParts extends ServerParts {
  readonly corsOrigins: CorsOrigins
}

/**
 * Mounts interfaces under their bases. Interfaces that share a base (G2 to G5 do) share its answers to unknown paths
 * and wrong methods: those of the first one.
 */
export function mountInterfaces(app: FastifyInstance, mounted: readonly MountedInterface[], parts: MountParts): void {
  for (const [base, group] of groupByBase(mounted)) {
    assertDistinctPaths(base, group)
    app.register(async (scope) => mountGroup(scope, base, group, parts), { prefix: `/${base}` })
  }
}

function groupByBase(mounted: readonly MountedInterface[]): Map<string, MountedInterface[]> {
  const groups = new Map<string, MountedInterface[]>()
  for (const one of mounted) {
    for (const base of basesOf(one.definition)) groups.set(base, [...(groups.get(base) ?? []), one])
  }
  return groups
}

function mountGroup(scope: FastifyInstance, base: string, group: readonly MountedInterface[], parts: MountParts): void {
  const first = group[0]
  if (!first) return
  const fail = createFailure(first.definition, parts)
  scope.setErrorHandler((thrown, request, reply) => fail(fromThrown(thrown), request, reply))
  scope.setNotFoundHandler((request, reply) => fail(explainNotFound(request), request, reply))
  const isOpen = group.every(({ definition: { contract } }) => contract.cors?.pages === 'any-origin')
  if (isOpen && group.every(({ definition: { contract } }) => contract.cors?.allowsCredentials))
    letAnyPageAsItself(scope)
  else if (isOpen || parts.corsOrigins === '*') letAnyPageRead(scope)
  for (const one of group) scope.register(async (slice) => mountOperations(slice, base, one, parts))
  for (const [path, methods] of methodsByPath(group)) refuseOtherMethods(scope, path, methods)
}

function mountOperations(slice: FastifyInstance, base: string, mounted: MountedInterface, parts: ServerParts): void {
  const { contract } = mounted.definition
  const fail = createFailure(mounted.definition, parts)
  slice.setErrorHandler((thrown, request, reply) => fail(fromThrown(thrown), request, reply))
  for (const [name, operation] of Object.entries(contract.operations)) {
    const handler = createOperation(mounted, name, parts)
    for (const url of pathsOf(operation)) {
      slice.route({
        method: operation.method,
        url: routeOf(url),
        handler,
        config: { interface: contract.id, operation: name, base },
      })
    }
  }
}

function methodsByPath(group: readonly MountedInterface[]): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>()
  for (const { definition } of group) {
    for (const operation of Object.values(definition.contract.operations)) {
      for (const path of pathsOf(operation).map(withoutSlash)) {
        const known = methods.get(path) ?? new Set()
        methods.set(path, known.add(operation.method))
        if (operation.method === 'GET') known.add('HEAD')
      }
    }
  }
  return methods
}

/** Methods that Fastify knows, but OPTIONS, which is answered before. */
const refusable: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'QUERY']

function refuseOtherMethods(scope: FastifyInstance, url: string, allowed: ReadonlySet<string>): void {
  const method = refusable.filter((each) => !allowed.has(each))
  if (method.length === 0) return
  const handler = async (request: FastifyRequest) => {
    throw refuseMethod(request.method, allowed)
  }
  scope.route({ method, url: routeOf(url), handler, exposeHeadRoute: false })
}

const answerable: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Methods that no operation has, such as PROPFIND, are routed nowhere; Allow is then that of the whole interface. */
function explainNotFound({ method, url }: FastifyRequest): ServiceError {
  if (!answerable.has(method)) return refuseMethod(method, answerable)
  return kernelError('unknown_path', `There is nothing at ${url.split('?', 1)[0]}.`)
}

function refuseMethod(method: string, allowed: ReadonlySet<string>): ServiceError {
  const allow = [...allowed].join(', ')
  return kernelError('method_not_allowed', `${method} is not answered here; use ${allow}.`, { headers: { allow } })
}
