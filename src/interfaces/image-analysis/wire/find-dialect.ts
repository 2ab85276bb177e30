/**
 * How failures are written at an address: flat in version 1.0, flat but for the front door's own up to 3.1 and for reading in 3.2, nested
 * in 3.2, nested with a header in Image Analysis 4.0, which goes by dates.
 */
export type Dialect = 'v1.0' | 'flat' | 'nested' | 'dated'

/** @param url - the path and the query, with the interface's base or without */
export function findDialect(url: string): Dialect {
  const path = url.split('?', 1)[0] ?? ''
  if (path.endsWith('imageanalysis:analyze')) return 'dated'
  const [, version, rest = ''] = /\/(v\d\.\d)\/(.*)$/.exec(path) ?? []
  if (version === undefined || version === 'v1.0') return 'v1.0'
  return version === 'v3.2' && !rest.startsWith('read/') ? 'nested' : 'flat'
}
