import type { PullView } from '../../../src/kernel/assembly/models/pull-view.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import { askServer } from '../server/ask-server.ts'
import type { Say } from '../words/say.ts'

/** What `GET /models.json` tells of the models of this server. */
export interface Models {
  readonly purposes: readonly Purpose[]
  readonly pulls: readonly PullView[]
}

export interface Purpose {
  readonly purpose: string
  readonly title: string
  /** Who answers now. */
  readonly answers: string
  readonly here: readonly KeptModel[]
  readonly offered: readonly OfferedModel[]
  /** A name that `pull` takes, where no list names all of them. */
  readonly example?: string
}

interface Described {
  readonly name: string
  readonly bytes: number
  readonly about?: string
  readonly publisher?: string
  readonly licence?: string
  readonly languages?: readonly string[]
  /** Bytes. */
  readonly memory?: number
  readonly speed?: string
  readonly figure?: { readonly value: string; readonly source: string }
}

export interface KeptModel extends Described {
  readonly isUsed: boolean
}

export interface OfferedModel extends Described {
  readonly isPermissive: boolean
  readonly wants?: string
  readonly size?: string
  /** Of a chat model: the file by which it sees pictures. */
  readonly picturePart?: object
}

/** Throws when the server does not answer, or answers something else. */
export async function fetchModels(): Promise<Models> {
  const response = await fetch('/models.json', { cache: 'no-store', signal: AbortSignal.timeout(20_000) })
  const models: unknown = await response.json()
  if (!isModels(models)) throw new TypeError('/models.json is not as expected.')
  return models
}

function isModels(value: unknown): value is Models {
  return isJsonObject(value) && Array.isArray(value['purposes']) && Array.isArray(value['pulls'])
}

/** The data of an event of `GET /models/events`. */
export function readPulls(data: unknown): readonly PullView[] {
  const pulls: unknown = JSON.parse(String(data))
  return isPulls(pulls) ? pulls : []
}

/** What the server of this page sends is as it says. */
function isPulls(value: unknown): value is readonly PullView[] {
  return Array.isArray(value)
}

export type Change = 'pull' | 'pullWithPictures' | 'stop' | 'use' | 'remove'

const addressOf: Readonly<Record<Change, string>> = {
  pull: '/pull',
  pullWithPictures: '/pull?pictures=true',
  stop: '/stop',
  use: '/use',
  remove: '',
}

/** Has the server change a model. @throws Error with the server's sentence */
export async function changeModel(change: Change, name: string, apiKey: string): Promise<void> {
  const path = `/models/${encodeURIComponent(name)}${addressOf[change]}`
  await askServer(change === 'remove' ? 'DELETE' : 'POST', path, apiKey)
}

/** Bytes for people. */
export function formatSize(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

export function formatSeconds(seconds: number, say: Say): string {
  if (seconds < 60) return say('{count} s', { count: Math.ceil(seconds) })
  return seconds < 3_600
    ? say('{count} min', { count: Math.ceil(seconds / 60) })
    : say('{count} h', { count: (seconds / 3_600).toFixed(1) })
}
