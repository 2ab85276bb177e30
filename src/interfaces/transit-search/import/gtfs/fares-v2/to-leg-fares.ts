import type { FeedFare, FeedFareRule } from '../feed.ts'
import type { ImportProblems } from '../import-problems.ts'
import { listAreas } from './read-areas.ts'
import type { LegRule } from './read-leg-rules.ts'
import type { FareProduct } from './read-products.ts'

export interface LegFareContext {
  readonly products: ReadonlyMap<string, FareProduct | undefined>
  /** By the id of the stop. */
  readonly zones: ReadonlyMap<string, string>
  /** By the id of the route. */
  readonly networks: ReadonlyMap<string, string>
}

/** Rules that one row of fare_leg_rules.txt may stand for. */
const maxRules = 500_000

/** The fare of each rule, for the routes and zones that it is about. */
export function toLegFares(rules: readonly LegRule[], context: LegFareContext, problems: ImportProblems): FeedFare[] {
  const expand = createExpander(rules, context)
  return rules.flatMap((rule) => {
    const note = (field: string, message: string) =>
      problems.add({ file: 'fare_leg_rules.txt', line: rule.line, field, message })
    const product = context.products.get(rule.product)
    if (!product && context.products.has(rule.product)) return []
    if (!product) note('fare_product_id', `there is no price of "${rule.product}"; rides under it have no fare.`)
    else if (rule.condition !== undefined)
      note(rule.condition, 'fares that depend on it are not understood; rides under it have none.')
    const expanded = expand(rule)
    if (!expanded) note('from_area_id', 'it is about too many pairs of areas; it is left out.')
    if (!expanded || expanded.length === 0) return []
    const amount = product && rule.condition === undefined ? product.amount : Number.NaN
    return [
      { ...legFare, id: rule.product, amount, currency: product?.currency ?? '', rules: expanded, ...ofRule(rule) },
    ]
  })
}

const legFare = { operator: '', transfers: 0, duration: 0 }

function ofRule({ priority, group }: LegRule): Pick<FeedFare, 'priority' | 'group'> {
  return { priority: priority ?? 0, group: nameGroup(group) }
}

/** Rides without a group are one, too. */
export function nameGroup(group: string): string {
  return `=${group}`
}

/** Routes and zones of a rule; undefined where they are too many. */
function createExpander(rules: readonly LegRule[], { zones, networks }: LegFareContext) {
  const allZones = [...new Set(zones.values())]
  const hasPriorities = rules.some(({ priority }) => priority !== undefined)
  const named = (field: 'network' | 'from' | 'to') =>
    new Set(hasPriorities ? [] : rules.map((rule) => rule[field]).filter((name) => name !== ''))
  const [namedNetworks, namedFrom, namedTo] = [named('network'), named('from'), named('to')]
  const findZones = (area: string, others: ReadonlySet<string>): readonly string[] => {
    if (area !== '') return allZones.filter((zone) => listAreas(zone).includes(area))
    return others.size === 0 ? [''] : allZones.filter((zone) => !listAreas(zone).some((each) => others.has(each)))
  }
  const findLines = (network: string): readonly string[] => {
    const fits = (name: string) => (network === '' ? !namedNetworks.has(name) : name === network)
    if (network === '' && namedNetworks.size === 0) return ['']
    return [...networks].filter(([, name]) => fits(name)).map(([line]) => line)
  }
  return ({ network, from, to }: LegRule): FeedFareRule[] | undefined => {
    const [lines, origins, destinations] = [findLines(network), findZones(from, namedFrom), findZones(to, namedTo)]
    if (lines.length * origins.length * destinations.length > maxRules) return undefined
    return lines.flatMap((line) =>
      origins.flatMap((origin) => destinations.map((destination) => ({ line, origin, destination, contains: '' }))),
    )
  }
}
