import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers as a store of large files does, which gives the rest of a file of the version asked for; half of it and no more if it is to break. */
export function answerRange(request: IncomingMessage, response: ServerResponse, bytes: Buffer, isBroken = false): void {
  const tag = `"store-${bytes.length}"`
  const isRest = request.headers['if-range'] === tag
  const start = isRest ? Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0) : 0
  response.writeHead(start > 0 ? 206 : 200, {
    etag: tag,
    'accept-ranges': 'bytes',
    'content-length': bytes.length - start,
    ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
  })
  if (!isBroken) return void response.end(bytes.subarray(start))
  response.write(bytes.subarray(start, start + Math.ceil((bytes.length - start) / 2)), () => response.destroy())
}
