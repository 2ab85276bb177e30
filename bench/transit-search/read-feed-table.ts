import { execFileSync } from 'node:child_process'

/** A table of a zipped feed as it was written; empty where the feed has none of that name. */
export function readFeedTable(path: string, table: string): string {
  try {
    return execFileSync('unzip', ['-p', path, table], {
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
