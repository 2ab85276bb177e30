import type { ServiceError } from '../../kernel/errors/service-error.ts'
import type { RenderedError } from '../../kernel/interface.ts'

interface WireError {
  readonly errno: number
  /** The wire's own words; the error's sentence where there are none. */
  readonly errmsg?: string
  /** Reported in the body alone, so with status 200. */
  readonly inBody?: boolean
}

const known: Readonly<Record<string, WireError>> = {
  key_out_of_scope: { errno: 50, inBody: true },
  bad_country: { errno: 90, inBody: true },
  name_missing: { errno: 91, inBody: true },
  body_too_large: { errno: 92 },
  quota_used_up: { errno: 93, errmsg: 'query limit reached', inBody: true },
  missing_key: { errno: 94, errmsg: 'invalid or missing key', inBody: true },
  wrong_key: { errno: 94, errmsg: 'invalid or missing key', inBody: true },
}

/** A missing or mistyped field of the body, by its name. */
const byField: Readonly<Record<string, WireError>> = {
  name: { errno: 91, inBody: true },
  country: { errno: 90, inBody: true },
}

/** The wire's error record. What has no number of its own there is 50, and keeps its HTTP status. */
export function renderError({ code, status, message, field }: ServiceError): RenderedError {
  const error = known[code] ?? (code === 'invalid_request' && field ? byField[field] : undefined) ?? { errno: 50 }
  return {
    status: error.inBody ? 200 : status,
    body: { status: false, errno: error.errno, errmsg: error.errmsg ?? message },
  }
}
