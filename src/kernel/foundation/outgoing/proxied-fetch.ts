import { toWebStream } from '../../../libraries/iteration/to-web-stream.ts'

export interface ProxySettings {
  readonly HTTPS_PROXY?: string | undefined
  readonly HTTP_PROXY?: string | undefined
  readonly NO_PROXY?: string | undefined
}

/** A fetch that goes by the proxies that settings name; the global one where they name none. */
export async function createProxiedFetch(settings: ProxySettings): Promise<typeof fetch> {
  const { HTTPS_PROXY: httpsProxy, HTTP_PROXY: httpProxy, NO_PROXY: noProxy } = settings
  if (httpsProxy === undefined && httpProxy === undefined) return globalThis.fetch
  const undici = await import('undici')
  // Given as they are: it would read the environment for those that are left out.
  const dispatcher = new undici.EnvHttpProxyAgent({
    httpProxy: httpProxy ?? '',
    httpsProxy: httpsProxy ?? httpProxy ?? '',
    noProxy: noProxy ?? '',
  })
  // Node's own fetch and the package's have types of their own for one another's parts.
  return async (input, init = {}) => {
    const { status, headers, body } = await undici.fetch(input instanceof Request ? input.url : input, {
      headers: Object.fromEntries(new Headers(init.headers)),
      redirect: init.redirect ?? 'follow',
      signal: init.signal ?? null,
      dispatcher,
    })
    const hasBody = body !== null && status !== 204 && status !== 304
    return new Response(hasBody ? toWebStream(body) : null, { status, headers: [...headers] })
  }
}
