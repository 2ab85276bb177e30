import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { answerRange } from '../../../testing/answer-range.ts'
import { listenOnLoopback } from '../../../testing/listen-on-loopback.ts'

export interface HubFile {
  readonly path: string
  readonly bytes: Buffer
  /** What the hub says of it; the right one unless given. */
  readonly sha256?: string
  /** The size that the tree claims, where it is wrong. */
  readonly claimedBytes?: number
}

export interface FakeHub extends AsyncDisposable {
  readonly url: string
  /** Each request as `METHOD path range`, and the bearer token where there was one. */
  readonly requests: string[]
  /** The next so many answers break off after half of their bytes. */
  breakOff(times: number): void
  /** The next answer stops after a share of its bytes, until it is let go, cut off or the caller is gone; resolves once it has. */
  stall(share: number): Promise<{ release(): void; cut(): void }>
}

/**
 * A fake of Hugging Face's hub, which cannot be reached from tests: the tree of a repository at
 * /api/models/OWNER/REPO/tree/REVISION, files at /OWNER/REPO/resolve/REVISION/FILE by way of a redirect to another path that
 * understands ranges, with `x-linked-etag` on the redirect and an ETag of the store's own behind it. With a token it answers 401
 * to those who send none, as for a gated repository.
 */
export async function startFakeHub(
  repository: string,
  files: readonly HubFile[],
  { token, revision = 'main' }: { readonly token?: string; readonly revision?: string } = {},
): Promise<FakeHub> {
  const requests: string[] = []
  let breaks = 0
  let stalling: Stall | undefined
  const server = createServer((request, response) => {
    requests.push(describe(request))
    const file = files.find(({ path }) => request.url?.endsWith(`/${encodeURI(path)}`))
    if (!request.url?.startsWith('/cdn/') && token !== undefined && request.headers.authorization !== `Bearer ${token}`)
      return void response.writeHead(401).end()
    if (request.url?.startsWith(`/api/models/${repository}/tree/${revision}`)) return answerTree(response, files)
    const isOther = !request.url?.startsWith('/cdn/') && !request.url?.includes(`/resolve/${revision}/`)
    if (!file || isOther) return void response.writeHead(404).end()
    if (!request.url?.startsWith('/cdn/'))
      return void response
        .writeHead(302, { location: `/cdn/${file.path}`, 'x-linked-etag': `"${sha256Of(file)}"` })
        .end()
    const [stall] = [stalling]
    stalling = undefined
    if (stall) return answerPartly(response, file.bytes, stall)
    answerRange(request, response, file.bytes, breaks-- > 0)
  })
  const { origin, stop } = await listenOnLoopback(server)
  return {
    url: origin,
    requests,
    breakOff: (times) => void (breaks = times),
    stall: (share) => new Promise((resolve) => void (stalling = { share, resolve })),
    [Symbol.asyncDispose]: stop,
  }
}

interface Stall {
  readonly share: number
  readonly resolve: (stalled: Awaited<ReturnType<FakeHub['stall']>>) => void
}

function answerPartly(response: ServerResponse, bytes: Buffer, { share, resolve }: Stall): void {
  const end = Math.round(bytes.length * share)
  response.writeHead(200, { etag: `"store-${bytes.length}"`, 'content-length': bytes.length })
  response.write(bytes.subarray(0, end), () =>
    resolve({ release: () => void response.end(bytes.subarray(end)), cut: () => void response.destroy() }),
  )
}

function describe({ method, url, headers: { range = '', authorization = '' } }: IncomingMessage): string {
  return [method, url, range, authorization].filter((part) => part !== '').join(' ')
}

function answerTree(response: ServerResponse, files: readonly HubFile[]): void {
  const tree = files.map((file) => ({
    type: 'file',
    path: file.path,
    size: file.bytes.length,
    oid: 'a git hash',
    ...(/\.(?:gguf|onnx)$/.test(file.path) && {
      lfs: { oid: sha256Of(file), size: file.claimedBytes ?? file.bytes.length, pointerSize: 134 },
    }),
  }))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(tree))
}

function sha256Of({ sha256, bytes }: HubFile): string {
  return sha256 ?? createHash('sha256').update(bytes).digest('hex')
}
