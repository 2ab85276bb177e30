import type { Unit } from './unit.ts'
import { units } from './units.ts'

const bySymbol = new Map<string, Unit[]>()
const byName = new Map<string, Unit[]>()
for (const unit of units) {
  for (const name of unit.names) {
    add(bySymbol, name, unit)
    add(byName, name.toLowerCase(), unit)
  }
}

function add(index: Map<string, Unit[]>, name: string, unit: Unit): void {
  index.set(name, [...(index.get(name) ?? []), unit])
}

/** The units that a word or symbol may mean (キロ is a length and a mass); as it is written first, then whatever its case. */
export function findUnits(name: string): readonly Unit[] {
  const words = name.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  return bySymbol.get(words) ?? byName.get(words.toLowerCase()) ?? []
}
