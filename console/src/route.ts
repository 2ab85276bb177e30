/**
 * A place of the console, kept in the hash so that links and a reload find it again: `#/ip-location` for an interface,
 * `#/ip-location/map` for a page of its own, `#/ip-location/operations/locate` for one of its operations.
 */
export interface Route {
  /** The interface's id, or the name of a page of the server; absent on the overview. */
  readonly interface?: string
  /** The page's name; absent when the link names the interface alone. */
  readonly page?: string
  readonly operation?: string
}

/** What stands before the name of an operation, so that a page may have the same name. */
const operationsSegment = 'operations'

export function parseRoute(hash: string): Route {
  const [interfaceId, second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeSegment)
  if (!interfaceId) return {}
  if (second === operationsSegment)
    return third ? { interface: interfaceId, operation: third } : { interface: interfaceId }
  return second ? { interface: interfaceId, page: second } : { interface: interfaceId }
}

export function formatRoute({ interface: interfaceId, page, operation }: Route): string {
  const rest = operation === undefined ? [page] : [operationsSegment, operation]
  const segments = [interfaceId, ...rest].filter((segment) => segment !== undefined)
  return `#/${segments.map(encodeURIComponent).join('/')}`
}

/** A hash typed by hand may hold a lone percent sign, which is no encoding. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
