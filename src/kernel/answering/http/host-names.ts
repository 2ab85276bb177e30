/**
 * Each interface also answers at the root of a host name of its own, for callers that can change only a host:
 * `geo.localhost:8022/8.8.8.8` is `/geo/8.8.8.8`, `ja.encyclopedia.localhost` is `/encyclopedia/ja`.
 */
export function createHostRewriter(domain: string): (host: string | undefined, url: string) => string {
  const suffix = `.${domain.toLowerCase()}`
  return (host, url) => {
    const name = host?.split(':', 1)[0]?.toLowerCase()
    if (!name?.endsWith(suffix)) return url
    const labels = name.slice(0, -suffix.length).split('.').toReversed()
    return `/${labels.map(encodeURIComponent).join('/')}${url === '/' ? '' : url}`
  }
}
