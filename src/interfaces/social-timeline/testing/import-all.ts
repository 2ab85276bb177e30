import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { exportLines } from '../../../kernel/assembly/content/export-lines.ts'
import { social } from '../content.ts'

/** A folder of the test's own. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function importAll(path: string, platform: Platform, options = {}): Promise<ImportProgress | undefined> {
  let last: ImportProgress | undefined
  for await (const progress of social.import(path, options, platform)) last = progress
  return last
}

export async function exportAll(platform: Platform): Promise<string> {
  let text = ''
  for await (const line of exportLines([social], platform)) text += line
  return text
}
