import { memoizeRecent } from '../../../libraries/memoize/memoize-recent.ts'

const maxKept = 1000

/**
 * Each interface also answers at the root of a host name of its own, for callers that can change only a host:
 * `geo.localhost:8022/8.8.8.8` is `/geo/8.8.8.8`, `ja.encyclopedia.localhost` is `/encyclopedia/ja`.
 */
export function createHostRewriter(domain: string): (host: string | undefined, url: string) => string {
  const suffix = `.${domain.toLowerCase()}`
  const pathOf = memoizeRecent(maxKept, (host: string) => {
    const name = host.split(':', 1)[0]?.toLowerCase()
    if (!name?.endsWith(suffix)) return ''
    const labels = name.slice(0, -suffix.length).split('.').toReversed()
    return `/${labels.map(encodeURIComponent).join('/')}`
  })
  return (host, url) => {
    const path = host === undefined ? '' : pathOf(host)
    if (path === '') return url
    return `${path}${url === '/' ? '' : url}`
  }
}
