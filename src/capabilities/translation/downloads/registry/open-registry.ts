import { copyFile, readFile } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { download, type DownloadOptions } from '../../../../kernel/foundation/outgoing/download/download.ts'
import { OperatorError } from '../../../../libraries/errors/operator-error.ts'
import { type ModelRecord, readRecords } from './model-record.ts'

/** Where models come from: Mozilla's Remote Settings, or a folder of the same form, which any web server may serve. */
export interface Registry {
  listRecords(signal: AbortSignal): Promise<readonly ModelRecord[]>
  /** Brings the attachment of a record into a file; what a server says of it is compared. */
  fetchAttachment(record: ModelRecord, options: DownloadOptions): Promise<void>
}

/** As Remote Settings has it, and `translation export` writes it. */
export const recordsPath = 'v1/buckets/main/collections/translations-models-v2/records'

const timeoutMs = 30_000

export function openRegistry(place: string): Registry {
  if (/^https?:\/\//i.test(place)) return openServer(place.replace(/\/+$/, ''))
  return openFolder(place.startsWith('file:') ? fileURLToPath(place) : resolve(place))
}

function openServer(base: string): Registry {
  return {
    async listRecords(signal) {
      const url = `${base}/${recordsPath}`
      const records = readRecords(await fetchJson(url, signal))
      if (records) return records
      throw new OperatorError(`${url} answers with no list of models; TRANSLATION_REGISTRY names another place.`)
    },
    async fetchAttachment({ name, attachment: { location, hash, size } }, options) {
      const url = new URL(location, await findAttachments(base, options.signal))
      await download({ url, name, bytes: size, sha256: hash }, options)
    },
  }
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(url, { signal: limited }).catch((cause: unknown) => {
    signal.throwIfAborted()
    const { host } = new URL(url)
    throw new OperatorError(`${host} cannot be reached; TRANSLATION_REGISTRY names another place.`, { cause })
  })
  if (response.ok) return response.json().catch(() => undefined)
  await response.body?.cancel()
  return undefined
}

const Root = Type.Object({
  capabilities: Type.Object({ attachments: Type.Object({ base_url: Type.String({ pattern: '^https?://' }) }) }),
})

/** Remote Settings names at its root where attachments lie; in a folder that is served they lie beside the records. */
async function findAttachments(base: string, signal: AbortSignal): Promise<string> {
  const root = await fetchJson(`${base}/v1/`, signal)
  return Check(Root, root) ? root.capabilities.attachments.base_url : `${base}/`
}

function openFolder(folder: string): Registry {
  return {
    async listRecords() {
      const text = await readFile(join(folder, recordsPath), 'utf8').catch(() => '')
      const records = text === '' ? undefined : readRecords(JSON.parse(text))
      if (records) return records
      throw new OperatorError(`${folder} holds no models that were exported: there is no ${recordsPath}.`)
    },
    async fetchAttachment({ attachment: { location } }, { part }) {
      const path = join(folder, location)
      if (isOutside(folder, path)) throw new OperatorError(`${location} lies outside of ${folder}.`)
      await copyFile(path, part).catch((cause: unknown) => {
        throw new OperatorError(`${path} cannot be read.`, { cause })
      })
    },
  }
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way.startsWith('..') || isAbsolute(way)
}
