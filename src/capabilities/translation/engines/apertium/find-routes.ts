import type { Mode } from './find-modes.ts'

/** The directions that a text goes through, one or two. */
export type Route = readonly [Mode] | readonly [Mode, Mode]

/** Languages to go over, the best first: those with the largest dictionaries. */
const middles = ['es', 'ca', 'en', 'fr']

/**
 * By `source target`, every pair that can be had: the installed ones, and those of which both halves are. Two in a row lose much
 * already, so none goes over two other languages.
 */
export function findRoutes(modes: readonly Mode[]): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>(modes.map((mode) => [nameRoute(mode.source, mode.target), [mode]]))
  for (const first of modes.toSorted((one, other) => rankMiddle(one.target) - rankMiddle(other.target))) {
    for (const second of modes) {
      const name = nameRoute(first.source, second.target)
      if (second.source !== first.target || isSameLanguage(first.source, second.target) || routes.has(name)) continue
      routes.set(name, [first, second])
    }
  }
  return routes
}

export function nameRoute(source: string, target: string): string {
  return `${source} ${target}`
}

function rankMiddle(tag: string): number {
  const rank = middles.indexOf(tag)
  return rank < 0 ? middles.length : rank
}

function isSameLanguage(one: string, other: string): boolean {
  return one.split('-')[0] === other.split('-')[0]
}
