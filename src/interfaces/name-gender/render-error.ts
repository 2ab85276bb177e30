import type { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import type { RenderedError } from '../../kernel/wire/interface.ts'

interface WireError {
  readonly errno: number
  /** The wire's own words; the error's sentence where there are none. */
  readonly errmsg?: string
}

const known: ReadonlyMap<string, WireError> = new Map([
  ['key_out_of_scope', { errno: 50 }],
  ['bad_country', { errno: 90 }],
  ['name_missing', { errno: 91 }],
  ['body_too_large', { errno: 92 }],
  ['too_many', { errno: 92 }],
  ['quota_used_up', { errno: 93, errmsg: 'query limit reached' }],
  ['missing_key', { errno: 94, errmsg: 'invalid or missing key' }],
  ['wrong_key', { errno: 94, errmsg: 'invalid or missing key' }],
])

/** A missing or mistyped field, by its name. */
const byField: ReadonlyMap<string, WireError> = new Map([
  ['name', { errno: 91 }],
  ['name[]', { errno: 91 }],
  ['email', { errno: 91 }],
  ['username', { errno: 91 }],
  ['data', { errno: 91 }],
  ['country', { errno: 90 }],
])

/** Of a list, its own: `data.3.name` is a name, `data.3` the data. */
function nameOf(field = ''): string {
  return field.split('.').findLast((segment) => !/^\d+$/.test(segment)) ?? ''
}

/** The wire's error record. What has no number of its own there is 50. */
export function renderError({ code, status, message, field }: ServiceError): RenderedError {
  const ofField = code === 'invalid_request' ? byField.get(nameOf(field)) : undefined
  const { errno, errmsg = message } = known.get(code) ?? ofField ?? { errno: 50 }
  return { status, body: { status: false, errno, errmsg } }
}
