import { useStored } from '../../../../console/src/ui/use-stored.ts'

/** From where to where, as they were typed. */
export interface KeptRoute {
  readonly from: string
  readonly via: string
  readonly to: string
}

const maxRoutes = 20

/** Routes that this browser keeps, the latest first. */
export function useKeptRoutes() {
  const [text, store] = useStored(() => localStorage, 'mainstay.transit.routes')
  const routes = readRoutes(text)
  const others = (route: KeptRoute) => routes.filter((other) => nameRoute(other) !== nameRoute(route))
  const write = (next: readonly KeptRoute[]) => store(next.length === 0 ? '' : JSON.stringify(next))
  const keep = ({ from, via, to }: KeptRoute) =>
    write([{ from, via, to }, ...others({ from, via, to })].slice(0, maxRoutes))
  return { routes, keep, forget: (route: KeptRoute) => write(others(route)) }
}

export function nameRoute({ from, via, to }: KeptRoute): string {
  return [from, via, to].filter((place) => place !== '').join(' – ')
}

/** None of what somebody else may have written there. */
function readRoutes(text: string): readonly KeptRoute[] {
  try {
    const found: unknown = JSON.parse(text || '[]')
    return Array.isArray(found) ? found.filter(isRoute) : []
  } catch {
    return []
  }
}

function isRoute(value: unknown): value is KeptRoute {
  if (typeof value !== 'object' || value === null) return false
  return ['from', 'via', 'to'].every((name) => typeof Reflect.get(value, name) === 'string')
}
