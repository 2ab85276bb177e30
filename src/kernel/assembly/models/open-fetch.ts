import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { toWebStream } from '../../../libraries/iteration/to-web-stream.ts'
import { createProxiedFetch } from '../../foundation/outgoing/proxied-fetch.ts'
import type { ModelsSettings } from './settings.ts'

/** How models are fetched: by the proxies of the settings, or from a folder that somebody carried here. */
export async function openFetch(settings: ModelsSettings): Promise<typeof fetch> {
  return isFolder(settings) ? fetchFile : createProxiedFetch(settings)
}

/** The settings with a folder as the address that it has. */
export function withAddress(settings: ModelsSettings): ModelsSettings {
  return isFolder(settings)
    ? { ...settings, MODELS_BASE_URL: pathToFileURL(settings.MODELS_BASE_URL.replace(/^file:\/\//, '')).href }
    : settings
}

function isFolder({ MODELS_BASE_URL: base }: ModelsSettings): boolean {
  return !/^https?:\/\//i.test(base)
}

/** Reads a file as a server would give it, or the rest of it. A query is no part of a file's name. */
const fetchFile: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  url.search = ''
  const path = fileURLToPath(url)
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return new Response(null, { status: 404 })
  const start = Number(/^bytes=(\d+)-$/.exec(new Headers(init?.headers).get('range') ?? '')?.[1] ?? 0)
  const headers = {
    etag: `"${found.size}-${found.mtimeMs}"`,
    'content-length': String(found.size - start),
    ...(start > 0 && { 'content-range': `bytes ${start}-${found.size - 1}/${found.size}` }),
  }
  return new Response(toWebStream(createReadStream(path, { start })), { status: start > 0 ? 206 : 200, headers })
}
