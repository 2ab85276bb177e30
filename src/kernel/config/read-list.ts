import type { CorsOrigins } from '../http/cross-origin.ts'
import { OperatorError } from '../errors/operator-error.ts'

/** A setting that lists values by commas. */
export function readList(text: string): readonly string[] {
  return text
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

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
