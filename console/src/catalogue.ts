import type { Contract, KeyRule, Operation } from '../../src/kernel/wire/contract.ts'
import { findListing, type InterfaceListing, type ListingFiles } from './listing.ts'
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
  readonly listing: InterfaceListing
  readonly operations: readonly NamedOperation[]
  readonly pages: readonly SlicePage[]
}

export type Catalogue = readonly CatalogueEntry[]

/** What the page shows: one operation within its interface. */
export interface Place extends NamedOperation {
  readonly entry: CatalogueEntry
}

/** What slices bring for the console: their own pages and how they want to be listed. */
export interface SliceFiles {
  readonly pages?: ComponentFiles
  readonly listings?: ListingFiles
}

export function createCatalogue(
  contracts: Readonly<Record<string, Contract>>,
  { pages = {}, listings = {} }: SliceFiles = {},
): Catalogue {
  return Object.entries(contracts).map(([clientName, contract]) => {
    const listing = findListing(listings, contract.id)
    return {
      clientName,
      contract,
      listing,
      operations: Object.entries(contract.operations).map(([name, operation]) => ({ name, operation })),
      pages: findSlicePages(pages, contract.id, listing.pages),
    }
  })
}

export function findEntry(catalogue: Catalogue, route: Route): CatalogueEntry | undefined {
  return catalogue.find(({ contract }) => contract.id === route.interface)
}

/** The operation that a route names, also by the address that it had before pages came to stand beside it: `#/ip-location/locate`. */
export function findPlace(catalogue: Catalogue, route: Route): Place | undefined {
  const entry = findEntry(catalogue, route)
  const wanted = route.operation ?? route.page
  const found = entry?.operations.find(({ name }) => name === wanted)
  return entry && found ? { entry, ...found } : undefined
}

/** An interface's own page, and which of those that it brings is open on it; `undefined` where it brings none. */
export interface PagePlace {
  readonly entry: CatalogueEntry
  readonly page: SlicePage | undefined
}

export function findPage(catalogue: Catalogue, route: Route): PagePlace | undefined {
  const entry = route.operation === undefined ? findEntry(catalogue, route) : undefined
  if (!entry) return undefined
  if (route.page === undefined) return { entry, page: entry.pages[0] }
  const page = entry.pages.find(({ name }) => name === route.page)
  return page && { entry, page }
}

/** The address of each page and each operation of an interface, the interface's own first. */
export function listRoutes({ contract: { id }, pages, operations }: CatalogueEntry): readonly Route[] {
  return [
    { interface: id },
    ...pages.map(({ name }) => ({ interface: id, page: name })),
    ...operations.map(({ name }) => ({ interface: id, operation: name })),
  ]
}

export function keyRuleOf({ entry, operation }: Place): KeyRule {
  return operation.key ?? entry.contract.key
}

/** The path from the server's root, parameters as `:name`. */
export function fullPath({ contract }: CatalogueEntry, path: string): string {
  return `/${contract.base}${path === '/' ? '' : path}`
}

/** English, as the dictionary has it; its id where this server has no such interface. */
export function titleOf(catalogue: Catalogue, interfaceId: string): string {
  return catalogue.find(({ contract }) => contract.id === interfaceId)?.contract.title ?? interfaceId
}
