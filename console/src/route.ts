/** A place of the page, kept in the hash so that links and a reload find it again: `#/ip-location/locate`. */
export interface Route {
  /** The interface's id; absent on the overview. */
  readonly interface?: string
  /** The operation's name; absent when the link names the interface alone. */
  readonly operation?: string
}

export function parseRoute(hash: string): Route {
  const [interfaceId, operation] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodeSegment)
  if (!interfaceId) return {}
  return operation ? { interface: interfaceId, operation } : { interface: interfaceId }
}

export function formatRoute({ interface: interfaceId, operation }: Route): string {
  const segments = [interfaceId, operation].filter((segment) => segment !== undefined)
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
