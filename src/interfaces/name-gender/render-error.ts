import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'

interface WireError {
  readonly errno: number
  /** The wire's own words; the error's sentence where there are none. */
  readonly errmsg?: string
}

const known: Readonly<Record<string, WireError>> = {
  key_out_of_scope: { errno: 50 },
  bad_country: { errno: 90 },
  name_missing: { errno: 91 },
  body_too_large: { errno: 92 },
  quota_used_up: { errno: 93, errmsg: 'query limit reached' },
  missing_key: { errno: 94, errmsg: 'invalid or missing key' },
  wrong_key: { errno: 94, errmsg: 'invalid or missing key' },
}

/** A missing or mistyped field of the body, by its name: reported in the body alone, so with status 200. */
const byField: Readonly<Record<string, WireError>> = {
  name: { errno: 91 },
  country: { errno: 90 },
}

/** The wire's error record. What has no number of its own there is 50, and keeps its HTTP status. */
export function renderError({ code, status, message, field }: ServiceError): RenderedError {
  const ofField = code === 'invalid_request' && field ? byField[field] : undefined
  const { errno, errmsg = message } = known[code] ?? ofField ?? { errno: 50 }
  return { status: ofField ? 200 : status, body: { status: false, errno, errmsg } }
}
