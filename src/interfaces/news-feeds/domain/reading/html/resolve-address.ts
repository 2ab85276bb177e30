import { maxBaseLength } from '../limits.ts'

const scheme = /^[a-z][a-z\d+.-]*:/i

/** An address made absolute by a base. One that is absolute already, or cannot be resolved, stays as written. */
export function resolveAddress(address: string, base: string | undefined): string {
  const written = address.trim()
  if (base === undefined || base.length > maxBaseLength || scheme.test(written)) return written
  return URL.parse(written, base)?.href ?? written
}
