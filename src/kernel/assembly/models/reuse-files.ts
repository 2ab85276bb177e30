import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CardFile, readCard } from '../../foundation/shelf/model-card.ts'
import type { PlannedFile, PullPlan } from './plan-pull.ts'

/** Whether a file that came is the one that is planned. */
export function isFileOf(known: CardFile, file: PlannedFile): boolean {
  if (known.path !== file.path) return false
  return !('url' in file) || file.sha256 === undefined ? true : file.sha256 === known.sha256
}

/** A model that is pulled again with a file more keeps those that it has: they are not fetched twice. */
export async function reuseFiles({ files }: PullPlan, place: string, staging: string): Promise<void> {
  const card = await readCard(place)
  for (const file of files) {
    const isThere = card?.files.some((known) => isFileOf(known, file))
    if (!isThere || !('url' in file) || file.sha256 === undefined) continue
    await mkdir(dirname(join(staging, file.path)), { recursive: true })
    // Where that cannot be, or is there already, it is fetched as ever.
    await link(join(place, file.path), join(staging, file.path)).catch(() => {})
  }
}
