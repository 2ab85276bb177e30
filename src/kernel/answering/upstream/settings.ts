import { Type, type Static } from 'typebox'
import { lookUp } from '../../../libraries/json/look-up.ts'
import type { AllSettings } from '../../foundation/config/all-settings.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'

const seconds = (value: number, description: string) =>
  Type.Number({ default: value, exclusiveMinimum: 0, maximum: 3600, description: `Seconds ${description}` })

const fields = {
  URL: Type.Optional(
    Type.String({
      description:
        'Where the original answers, or any server of its wire, such as http://127.0.0.1:11434/v1; several with commas share the work.',
    }),
  ),
  KEY: Type.Optional(Type.String({ writeOnly: true, description: 'The key that those servers want.' })),
  RETRIES: Type.Integer({
    default: 2,
    minimum: 0,
    maximum: 10,
    description: 'How often a call that failed before its answer began is sent again, where that is safe.',
  }),
  CONNECT_SECONDS: seconds(5, 'until a connection must stand.'),
  FIRST_BYTE_SECONDS: seconds(300, 'until an answer must begin.'),
  IDLE_SECONDS: seconds(60, 'that may pass between two pieces of an answer.'),
}

const shape = Type.Object(fields)

export interface UpstreamSettings {
  readonly addresses: readonly URL[]
  readonly key: string | undefined
  readonly retries: number
  readonly connectMs: number
  readonly firstByteMs: number
  readonly idleMs: number
}

type Named<Prefix extends string> = {
  readonly [Name in keyof typeof fields as `${Prefix}_UPSTREAM_${Name}`]: (typeof fields)[Name]
}

/** The settings `{prefix}_UPSTREAM_…`, as fields of a schema. */
export function upstreamFieldsOf<const Prefix extends string>(prefix: Prefix): Named<Prefix> {
  const named = Object.entries(fields).map(([name, field]) => [`${prefix}_UPSTREAM_${name}`, field])
  // Object.fromEntries forgets the names.
  return Object.fromEntries(named) as Named<Prefix>
}

/** @throws OperatorError when there is no address, or one that cannot be read. */
export function readUpstreamSettings(prefix: string, settings: AllSettings): UpstreamSettings {
  return toUpstreamSettings(prefix, settings.of(Type.Object(upstreamFieldsOf(prefix))))
}

/**
 * Values of `upstreamFieldsOf(prefix)` without their prefix.
 *
 * @throws OperatorError when there is no address, or one that cannot be read
 */
export function toUpstreamSettings(prefix: string, named: Readonly<Record<string, unknown>>): UpstreamSettings {
  const start = `${prefix}_UPSTREAM_`
  // The schema with the prefix is `shape` under other names.
  const values = Object.fromEntries(Object.keys(fields).map((name) => [name, lookUp(named, start + name)])) as Static<
    typeof shape
  >
  return {
    addresses: readAddresses(`${start}URL`, values.URL),
    key: values.KEY,
    retries: values.RETRIES,
    connectMs: values.CONNECT_SECONDS * 1000,
    firstByteMs: values.FIRST_BYTE_SECONDS * 1000,
    idleMs: values.IDLE_SECONDS * 1000,
  }
}

function readAddresses(setting: string, text = ''): readonly URL[] {
  const entries = text.split(',').flatMap((entry) => entry.trim() || [])
  if (entries.length === 0)
    throw new OperatorError(`The engine upstream needs ${setting}: the address of the original.`)
  return entries.map((entry) => {
    const url = URL.parse(entry)
    if (url && /^https?:$/.test(url.protocol)) return url
    throw new OperatorError(`${setting} must be one http or https address, or several with commas.`)
  })
}
