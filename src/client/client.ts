import type { Contract } from '../kernel/wire/contract.ts'
import type { InterfaceClient } from './interface-client.ts'

export type ContractTable = Readonly<Record<string, Contract>>

/**
 * What slices add to their derived clients, by the same names as the contracts: a function from the derived methods to
 * further ones, kept in the slice's own `client.ts`.
 */
export type ExtensionTable<Contracts extends ContractTable> = {
  readonly [Name in keyof Contracts]?: (calls: InterfaceClient<Contracts[Name]>) => object
}

type Additions<Extensions, Name> = Name extends keyof Extensions
  ? Extensions[Name] extends (...given: never) => infer Added
    ? Added
    : unknown
  : unknown

/** One member per contract, with a method per operation and what its slice adds. */
export type Client<Contracts extends ContractTable, Extensions, Name extends keyof Contracts = keyof Contracts> = {
  readonly [Each in Name]: InterfaceClient<Contracts[Each]> & Additions<Extensions, Each>
}
