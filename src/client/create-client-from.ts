import { lookUp } from '../libraries/json/look-up.ts'
import type { Client, ContractTable, ExtensionTable } from './client.ts'
import { createMethods } from './create-methods.ts'
import type { AnyClientOptions, MainstayOptions, ProviderOptions } from './options.ts'
import { resolveTarget } from './request/resolve-target.ts'

/** The two ways to make a client: of everything at one Mainstay, or of the named interfaces alone. */
export interface CreateClient<Contracts extends ContractTable, Extensions = Record<never, never>> {
  (options: MainstayOptions<keyof Contracts & string>): Client<Contracts, Extensions>
  <Name extends keyof Contracts & string>(options: ProviderOptions<Name>): Client<Contracts, Extensions, Name>
}

/** Makes `createClient` for a table of contracts and what slices add to the methods derived from them. */
export function createClientFrom<
  const Contracts extends ContractTable,
  Extensions extends ExtensionTable<Contracts> = Record<never, never>,
>(contracts: Contracts, extensions?: Extensions): CreateClient<Contracts, Extensions> {
  type Name = keyof Contracts & string
  function createClient(options: MainstayOptions<Name>): Client<Contracts, Extensions>
  function createClient<Each extends Name>(options: ProviderOptions<Each>): Client<Contracts, Extensions, Each>
  function createClient(options: AnyClientOptions): object {
    refuseUnknownNames(contracts, options)
    const members = Object.entries(contracts).map(([name, contract]) => {
      const target = resolveTarget(name, contract, options)
      return target
        ? [
            [
              name,
              extend(createMethods(contract, target), lookUp<Extension | undefined>(extensions ?? {}, name)),
            ] as const,
          ]
        : []
    })
    return Object.fromEntries(members.flat())
  }
  return createClient
}

type Extension = (calls: never) => object

function extend(methods: object, extension: Extension | undefined): object {
  // From here on the types derived from the contract speak for the methods made from it.
  return extension ? { ...methods, ...extension(methods as never) } : methods
}

function refuseUnknownNames(contracts: ContractTable, { interfaces = {} }: AnyClientOptions): void {
  const unknown = Object.keys(interfaces).find((name) => !Object.hasOwn(contracts, name))
  if (unknown === undefined) return
  throw new TypeError(`There is no interface "${unknown}"; there are ${Object.keys(contracts).join(', ')}.`)
}
