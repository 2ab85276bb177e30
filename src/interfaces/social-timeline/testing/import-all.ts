import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { ContentContext, ImportProgress } from '../../../kernel/content/content.ts'
import { exportLines } from '../../../kernel/content/export-lines.ts'
import { social } from '../content.ts'

/** A folder of the test's own. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

export async function importAll(
  path: string,
  context: ContentContext,
  options = {},
): Promise<ImportProgress | undefined> {
  let last: ImportProgress | undefined
  for await (const progress of social.import(path, options, context)) last = progress
  return last
}

export async function exportAll(context: ContentContext): Promise<string> {
  let text = ''
  for await (const line of exportLines([social], context)) text += line
  return text
}
