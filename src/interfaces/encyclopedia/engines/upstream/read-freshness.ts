/** A year: RFC 9111 lets a cache cut longer times short. */
const maxSeconds = 365 * 24 * 3600

/** Seconds for which a cache that many people share may answer without asking again (RFC 9111, section 4.2.1). */
export function readFreshness(headers: Headers): number {
  const directives = new Map(
    (headers.get('cache-control') ?? '').split(',').map((directive) => {
      const [name = '', value = ''] = directive.split('=', 2)
      return [name.trim().toLowerCase(), value.trim().replaceAll('"', '')] as const
    }),
  )
  if (['no-store', 'no-cache', 'private'].some((name) => directives.has(name))) return 0
  const allowed = readSeconds(directives.get('s-maxage') ?? directives.get('max-age'))
  return Math.min(allowed, maxSeconds) - readSeconds(headers.get('age') ?? undefined)
}

function readSeconds(text: string | undefined): number {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : 0
}
