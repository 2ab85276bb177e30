import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { askServer } from '../server/ask-server.ts'

/** What goes on in the server, as `GET /operator/events` tells it. */
export interface Work {
  readonly imports: readonly Import[]
  readonly jobs: readonly Job[]
  readonly pulls: readonly PullView[]
}

export interface Import {
  readonly pid: number
  readonly content: string
  readonly source: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  readonly done: number
  readonly total?: number
  readonly unit: 'bytes' | 'records'
  readonly summary: string
  readonly warnings?: readonly string[]
}

export interface Job {
  readonly name: string
  readonly everyMs: number
  readonly state: 'waiting' | 'running' | 'elsewhere'
  readonly startedAt?: number
  readonly progress?: { readonly done: number; readonly total?: number; readonly unit: string }
  readonly last?: {
    readonly at: number
    readonly ms: number
    readonly outcome: 'done' | 'failed' | 'cancelled'
    readonly reason?: string
  }
}

/** What can be taken in from a file, and the options that it takes, each with what it is. */
export interface ImportKind {
  readonly name: string
  readonly about: string
  readonly options: Readonly<Record<string, string>>
}

export function isWork(value: unknown): value is Work {
  return isJsonObject(value) && [value['imports'], value['jobs'], value['pulls']].every(Array.isArray)
}

/** @throws Error with the server's sentence */
export async function fetchImportKinds(apiKey: string): Promise<readonly ImportKind[]> {
  const body = await askServer('GET', '/imports.json', apiKey)
  const kinds = isJsonObject(body) ? body['contents'] : undefined
  if (!isKinds(kinds)) throw new TypeError('The list of contents is not as expected.')
  return kinds
}

function isKinds(value: unknown): value is readonly ImportKind[] {
  return Array.isArray(value) && value.every((each) => isJsonObject(each) && typeof each['name'] === 'string')
}

/** Sends a file to be taken in. @throws Error with the server's sentence */
export async function startImport(
  kind: string,
  file: File,
  options: Readonly<Record<string, string>>,
  apiKey: string,
): Promise<void> {
  const query = new URLSearchParams({ file: file.name, ...options })
  await askServer('POST', `/imports/${encodeURIComponent(kind)}?${query}`, apiKey, { file })
}

/** @throws Error with the server's sentence */
export async function stopImport(pid: number, apiKey: string): Promise<void> {
  await askServer('POST', `/imports/${pid}/stop`, apiKey)
}

/** @throws Error with the server's sentence */
export async function steerJob(name: string, verb: 'run' | 'cancel', apiKey: string): Promise<void> {
  await askServer('POST', `/jobs/${encodeURIComponent(name)}/${verb}`, apiKey)
}

/** @throws Error with the server's sentence */
export async function stopPull(name: string, apiKey: string): Promise<void> {
  await askServer('POST', `/models/${encodeURIComponent(name)}/stop`, apiKey)
}
