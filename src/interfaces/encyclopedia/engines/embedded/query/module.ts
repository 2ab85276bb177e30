import type { Call } from '../call.ts'
import type { PageEntry, PageSet } from '../pages/page-set.ts'
import type { Declarations, Module, ValuesOf } from '../parameters/parameter.ts'
import { readParameters } from '../parameters/read-parameters.ts'

/** Parameters to add to the call for what comes next. */
export type ContinueFields = Readonly<Record<string, string | number>>

/** What the modules of one query work on, and where they write. */
export interface QueryAnswer {
  readonly set: PageSet
  /** Fields beside `pages`. */
  readonly fields: Record<string, unknown>
}

/** One of the modules that `action=query` runs, its parameters' types folded away. */
export interface QueryModule extends Module {
  readonly name: string
  readonly group: 'prop' | 'list' | 'meta'
  /** What is left to say comes with the next call. */
  run(call: Call, answer: QueryAnswer): Promise<ContinueFields | undefined>
  /** Makes pages in place of those that were given; undefined for a module that is no generator. */
  readonly generate: ((call: Call, given: PageSet) => Promise<Generated>) | undefined
}

export interface Generated {
  readonly set: PageSet
  /** What the next pages are asked for with; undefined after the last. */
  readonly next: ContinueFields | undefined
}

/** What a module is declared by; `prefix` stands before the names of its parameters. */
interface Declared<Parameters extends Declarations> {
  readonly name: string
  readonly prefix: string
  readonly parameters: Parameters
}

export interface DeclaredProp<Parameters extends Declarations> extends Declared<Parameters> {
  /** Adds fields to the pages of an answer; names in what it returns have no prefix. */
  addTo(call: Call, values: ValuesOf<Parameters>, entries: readonly PageEntry[]): Promise<ContinueFields | undefined>
}

/** A module that adds something to each page. */
export function defineProp<const Parameters extends Declarations>(declared: DeclaredProp<Parameters>): QueryModule {
  const module = toModule(declared)
  return {
    ...module,
    group: 'prop',
    async run(call, { set }) {
      const next = await declared.addTo(call, readParameters(call, module), set.entries)
      return next && addPrefix(next, declared.prefix)
    },
    generate: undefined,
  }
}

export interface DeclaredMeta<Parameters extends Declarations> extends Declared<Parameters> {
  describe(call: Call, values: ValuesOf<Parameters>): Promise<Readonly<Record<string, unknown>>>
}

/** A module about the wiki itself. */
export function defineMeta<const Parameters extends Declarations>(declared: DeclaredMeta<Parameters>): QueryModule {
  const module = toModule(declared)
  return {
    ...module,
    group: 'meta',
    async run(call, { fields }) {
      Object.assign(fields, await declared.describe(call, readParameters(call, module)))
      return undefined
    },
    generate: undefined,
  }
}

export function toModule<const Parameters extends Declarations>({ name, prefix, parameters }: Declared<Parameters>) {
  return { name, path: `query+${name}`, prefix, parameters }
}

export function addPrefix(fields: ContinueFields, prefix: string): ContinueFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [prefix + name, value]))
}
