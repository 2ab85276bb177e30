import type { Contract, KeyRule, Operation } from '../../src/kernel/contract.ts'
import { findSlicePages, type SlicePage } from './pages.ts'
import type { Route } from './route.ts'
import type { ComponentFiles } from './ui/load-component.ts'

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
  readonly pages: readonly SlicePage[]
}

export type Catalogue = readonly CatalogueEntry[]

/** What the page shows: one operation within its interface. */
export interface Place extends NamedOperation {
  readonly entry: CatalogueEntry
}

export function createCatalogue(
  contracts: Readonly<Record<string, Contract>>,
  pageFiles: ComponentFiles = {},
): Catalogue {
  return Object.entries(contracts).map(([clientName, contract]) => ({
    clientName,
    contract,
    operations: Object.entries(contract.operations).map(([name, operation]) => ({ name, operation })),
    pages: findSlicePages(pageFiles, contract.id),
  }))
}

/** The operation that a route names; of an interface named alone, its first. */
export function findPlace(catalogue: Catalogue, route: Route): Place | undefined {
  const entry = catalogue.find(({ contract }) => contract.id === route.interface)
  const found = route.operation ? entry?.operations.find(({ name }) => name === route.operation) : entry?.operations[0]
  return entry && found ? { entry, ...found } : undefined
}

/** A page that a slice brings, of the interface that it belongs to. */
export interface PagePlace {
  readonly entry: CatalogueEntry
  readonly page: SlicePage
}

export function findPage(catalogue: Catalogue, route: Route): PagePlace | undefined {
  const entry = catalogue.find(({ contract }) => contract.id === route.interface)
  const page = entry?.pages.find(({ name }) => name === route.operation)
  return entry && page ? { entry, page } : undefined
}

export function keyRuleOf({ entry, operation }: Place): KeyRule {
  return operation.key ?? entry.contract.key
}

/** The path from the server's root, parameters as `:name`. */
export function fullPath({ contract }: CatalogueEntry, path: string): string {
  return `/${contract.base}${path === '/' ? '' : path}`
}
