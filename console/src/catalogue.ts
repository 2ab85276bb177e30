import type { Contract, KeyRule, Operation } from '../../src/kernel/contract.ts'
import type { Route } from './route.ts'

/** One operation of an interface, with the name it has in the contract and in the client. */
export interface NamedOperation {
  readonly name: string
  readonly operation: Operation
}

export interface CatalogueEntry {
  /** The interface's name in the client: `ipLocation`. */
  readonly clientName: string
  readonly contract: Contract
  readonly operations: readonly NamedOperation[]
}

export type Catalogue = readonly CatalogueEntry[]

/** What the page shows: one operation within its interface. */
export interface Place extends NamedOperation {
  readonly entry: CatalogueEntry
}

export function createCatalogue(contracts: Readonly<Record<string, Contract>>): Catalogue {
  return Object.entries(contracts).map(([clientName, contract]) => ({
    clientName,
    contract,
    operations: Object.entries(contract.operations).map(([name, operation]) => ({ name, operation })),
  }))
}

/** The operation that a route names; of an interface named alone, its first. */
export function findPlace(catalogue: Catalogue, route: Route): Place | undefined {
  const entry = catalogue.find(({ contract }) => contract.id === route.interface)
  const found = route.operation ? entry?.operations.find(({ name }) => name === route.operation) : entry?.operations[0]
  return entry && found ? { entry, ...found } : undefined
}

export function keyRuleOf({ entry, operation }: Place): KeyRule {
  return operation.key ?? entry.contract.key
}

/** The path from the server's root, parameters as `:name`. */
export function fullPath({ contract }: CatalogueEntry, path: string): string {
  return `/${contract.base}${path === '/' ? '' : path}`
}
