import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import type { ImportedFeed } from '../../port.ts'

/** The version of the wire that this one follows. */
export const apiVersion = '1.27.0.0'

/** What stands at the beginning of every answer. */
export function toVersions(feeds: readonly ImportedFeed[]) {
  return { apiVersion, engineVersion: toEngineVersion(feeds) }
}

/** `202611_22a` for timetables of which the newest was imported on 22 November 2026 (UTC); `000000_00a` without any. */
function toEngineVersion(feeds: readonly ImportedFeed[]): string {
  if (feeds.length === 0) return '000000_00a'
  const date = toDate(newestImport(feeds))
  return `${date.slice(0, 6)}_${date.slice(6)}a`
}

export function newestImport(feeds: readonly ImportedFeed[]): number {
  return maxOf(feeds.map(({ importedAt }) => importedAt))
}

/** `YYYYMMDD`, UTC. */
export function toDate(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10).replaceAll('-', '')
}
