import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readList } from '../../foundation/config/read-list.ts'

/** Origins whose pages may call interfaces that pages of others may not: all of them, or those listed. */
export type CorsOrigins = '*' | ReadonlySet<string>

/** `*`, or origins as browsers write them: scheme, host and port. */
export function readCorsOrigins(text: string): CorsOrigins {
  const origins = readList(text)
  if (origins.includes('*')) return '*'
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)
  if (wrong === undefined) return new Set(origins)
  throw new OperatorError(
    `MAINSTAY_CORS_ORIGINS holds "${wrong}"; an origin is written as https://app.example.com, in lower case and with no path.`,
  )
}
