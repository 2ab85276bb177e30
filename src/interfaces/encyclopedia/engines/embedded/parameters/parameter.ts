import type { Site } from '../../../../../dialects/mediawiki/site.ts'
import type { Warnings } from '../warnings.ts'

/** What a caller sent for one parameter, and what it is judged by. */
export interface Sent {
  /** With the prefix of its module. */
  readonly name: string
  /** As it came; undefined when it did not. */
  readonly text: string | undefined
  /** Whose parameter it is, such as `query+links`: warnings stand under it. */
  readonly module: string
  readonly site: Site
  readonly warnings: Warnings
}

/** A parameter as it is declared: one place says how it is read and how `action=paraminfo` describes it. */
export interface Parameter<Value> {
  /** Throws what MediaWiki refuses, and warns of what it warns of. */
  read(sent: Sent): Value
  /** Fields of `action=paraminfo`. */
  readonly info: ParameterInfo
}

export interface ParameterInfo {
  /** The name of a type, or the values that are allowed. */
  readonly type: string | readonly string[]
  readonly default?: string | number | boolean
  readonly isRequired?: boolean
  readonly isMulti?: boolean
  readonly allSpecifier?: string
  readonly min?: number
  readonly max?: number
  readonly highMax?: number
  /** Paths of modules by their value. */
  readonly submodules?: Readonly<Record<string, string>>
  readonly submoduleParameterPrefix?: string
  readonly extraNamespaces?: readonly number[]
}

export type Declarations = Readonly<Record<string, Parameter<unknown>>>

export type ValuesOf<Declared extends Declarations> = {
  readonly [Name in keyof Declared]: Declared[Name] extends Parameter<infer Value> ? Value : never
}

/** A module of the API, as far as its parameters go. */
export interface Module<Declared extends Declarations = Declarations> {
  /** Its name after those of the modules around it: `query+links`. */
  readonly path: string
  readonly prefix: string
  readonly parameters: Declared
}
