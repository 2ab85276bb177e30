import { gzipSync } from 'node:zlib'
import type { RawRequest } from '../overload/send-request.ts'
import { developmentKey } from '../overload/watched-server.ts'

/** An attack that once succeeded, or was tried. */
export interface NamedAttack {
  readonly name: string
  /** Sent at the same time, each on a connection of its own; written when its turn comes, for some are large. */
  write(): RawRequest[]
}

const withKey = { authorization: `Bearer ${developmentKey}` }

export function postForm(path: string, body: string): RawRequest {
  const headers = { 'content-type': 'application/x-www-form-urlencoded', ...withKey }
  return { method: 'POST', path, headers, body: Buffer.from(body) }
}

export function postJson(path: string, json: string): RawRequest {
  return { method: 'POST', path, headers: { 'content-type': 'application/json', ...withKey }, body: Buffer.from(json) }
}

export function postBytes(path: string, bytes: string): RawRequest {
  const headers = { 'content-type': 'application/octet-stream', ...withKey }
  return { method: 'POST', path, headers, body: Buffer.from(bytes) }
}

export function gzipped(request: RawRequest): RawRequest {
  const headers = { ...request.headers, 'content-encoding': 'gzip' }
  return { ...request, headers, ...(request.body && { body: gzipSync(request.body) }) }
}
