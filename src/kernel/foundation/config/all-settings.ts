import type { Static, TObject } from 'typebox'
import { lookUp } from '../../../libraries/json/look-up.ts'
import { memoize } from '../../../libraries/memoize/memoize.ts'
import { type KernelSettings, readKernelSettings } from './kernel-settings.ts'
import { type Environment, readSettings } from './read-settings.ts'

export type OwnSettings = Readonly<Record<string, unknown>>

/**
 * The settings of a process: the kernel's, and those of every slice, capability and command by their schemas. The environment is
 * asked once, at the start, and a schema is held against it once, when somebody first needs it: a command of one slice does not
 * fail for the settings of another.
 */
export class AllSettings {
  readonly kernel: KernelSettings
  readonly #environment: Environment
  readonly #read: (schema: TObject) => OwnSettings

  /** @throws OperatorError when a setting of the kernel is wrong. */
  constructor(environment: Environment) {
    this.#environment = { ...environment }
    this.#read = memoize((schema) => readSettings(schema, this.#environment))
    this.kernel = readKernelSettings(this.#environment)
  }

  /**
   * The settings that a schema names; none without a schema.
   *
   * @throws OperatorError when one of them is wrong.
   */
  of<Schema extends TObject>(schema: Schema): Static<Schema>
  of(schema: TObject | undefined): OwnSettings
  of(schema: TObject | undefined): OwnSettings {
    return schema ? this.#read(schema) : {}
  }

  /** A setting that stands in no schema, as it was written. */
  textOf(name: string): string | undefined {
    return lookUp(this.#environment, name)
  }
}
