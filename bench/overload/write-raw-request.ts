import { gzipSync } from 'node:zlib'
import type { RawRequest } from './send-request.ts'
import { developmentKey } from './watched-server.ts'

const withKey = { authorization: `Bearer ${developmentKey}` }

/** A body of any media type, with the development key as a bearer token. */
export function post(path: string, type: string, body: string | Buffer): RawRequest {
  return { method: 'POST', path, headers: { 'content-type': type, ...withKey }, body: Buffer.from(body) }
}

/** `body` is percent-encoded already. */
export function postForm(path: string, body: string | Buffer): RawRequest {
  return post(path, 'application/x-www-form-urlencoded', body)
}

/** `json` is written already, well or badly. */
export function postJson(path: string, json: string | Buffer): RawRequest {
  return post(path, 'application/json', json)
}

export function postBytes(path: string, bytes: string | Buffer): RawRequest {
  return post(path, 'application/octet-stream', bytes)
}

export function get(path: string): RawRequest {
  return { method: 'GET', path, headers: withKey }
}

export function gzipped(request: RawRequest): RawRequest {
  const headers = { ...request.headers, 'content-encoding': 'gzip' }
  return { ...request, headers, ...(request.body && { body: gzipSync(request.body) }) }
}
