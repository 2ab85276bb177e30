import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { StoredFeed } from '../storage/feed-store.ts'

/**
 * What a feed of an address is called: as before; else after its file. Files of many addresses are called `gtfs.zip`: where another address has
 * the name, some letters that stand for this one follow.
 */
export function nameFeed(address: URL, stored: readonly StoredFeed[]): string {
  const before = stored.find(({ source }) => source?.url === address.href)
  if (before) return before.name
  const name = readFileName(address) || address.hostname
  const isTaken = stored.some((feed) => feed.name === name && feed.source !== undefined)
  return isTaken ? `${name}-${createHash('sha256').update(address.href).digest('hex').slice(0, 6)}` : name
}

/** Without `.zip`, and without what no file may be called. */
function readFileName({ pathname }: URL): string {
  const last = decode(basename(pathname))
  return last
    .replace(/\.zip$/i, '')
    .replaceAll(/[\\/\p{Cc}]+/gu, '-')
    .replace(/^[.\s]+/, '')
    .slice(0, 80)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
