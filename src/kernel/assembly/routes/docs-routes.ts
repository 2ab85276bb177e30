import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyInterface } from '../../wire/interface.ts'
import type { Site } from '../site/site.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { docsHeaders } from '../../answering/http/page-headers.ts'

/** The site of /docs. Its code, and that of Markdown, is read by the first who asks. */
export function addDocs(app: FastifyInstance, interfaces: readonly AnyInterface[]): void {
  let opened: Promise<Site> | undefined
  const open = () => (opened ??= openSite(interfaces))
  app.get('/docs', async (request, reply) => {
    // The router takes both for the same, but links start from where the address ends.
    const root = /^\/docs\/(\?|$)/.test(request.url) ? '' : 'docs/'
    return sendPage(await open(), 'index.html', request, reply, root)
  })
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) =>
    sendPage(await open(), request.params['*'], request, reply),
  )
  app.get<{ Params: { name: string } }>('/docs/assets/:name', async ({ params: { name } }, reply) => {
    if (name === 'search-index.js')
      return sendAsset(reply, 'text/javascript; charset=utf-8', await (await open()).writeSearchIndex())
    const { readAsset } = await import('../site/assets.ts')
    const asset = await readAsset(name)
    if (!asset) throw missing()
    return sendAsset(reply, asset.mediaType, asset.bytes)
  })
}

async function openSite(interfaces: readonly AnyInterface[]): Promise<Site> {
  const { createSite } = await import('../site/site.ts')
  return createSite(interfaces, { isServed: true })
}

function sendPage(site: Site, address: string, request: FastifyRequest, reply: FastifyReply, root?: string) {
  const origin = `${request.protocol}://${request.host}`
  const page = site.write(address, root === undefined ? { origin } : { origin, root })
  if (page === undefined) throw missing()
  return reply.headers(docsHeaders).type('text/html; charset=utf-8').send(page)
}

/** Pages name them with a revision, so an older one is never shown for long. */
function sendAsset(reply: FastifyReply, mediaType: string, content: string | Buffer) {
  return reply
    .headers({ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=3600' })
    .type(mediaType)
    .send(content)
}

function missing() {
  return kernelError('unknown_path', 'There is no such page; all of them are listed at /docs.')
}
