import { stat } from 'node:fs/promises'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { toOperatorError } from '../../../kernel/assembly/content/open-source.ts'
import { addAccounts, notesPerTransaction, writeNotes } from '../storage/write-notes.ts'
import { readJsonNotes } from './read-json-notes.ts'
import { listMarkdownFiles, readMarkdownNote } from './read-markdown-notes.ts'
import { type NoteOptions, type NoteSource, toNote } from './to-note.ts'

/** Adds the notes of a folder or a file and updates those that are there. What was reported is committed. */
export async function* importNotes(
  path: string,
  options: NoteOptions,
  { storage }: Pick<Platform, 'storage'>,
): AsyncGenerator<ImportProgress> {
  const { sources, total } = await openSources(path)
  let [read, added] = [0, 0]
  const report = (): ImportProgress => ({
    done: read,
    total,
    unit: 'records',
    summary: `${read.toLocaleString('en')} notes, ${added.toLocaleString('en')} of them new`,
  })
  for await (const batch of inBatches(sources, notesPerTransaction)) {
    const notes = batch.map((source) => toNote(source, options))
    await addAccounts(
      storage,
      notes.map(({ account }) => account),
    )
    added += await writeNotes(
      storage,
      notes.map(({ note }) => note),
    )
    read += batch.length
    yield report()
  }
  yield report()
}

async function openSources(path: string): Promise<{ sources: AsyncIterable<NoteSource>; total: number | undefined }> {
  const found = await stat(path).catch((cause: unknown) => {
    throw toOperatorError(path, cause)
  })
  if (!found.isDirectory() && !/\.(md|markdown)$/i.test(path)) return { sources: readJsonNotes(path), total: undefined }
  const files = await listMarkdownFiles(path, found.isDirectory())
  return { sources: readAll(files), total: files.length }
}

async function* readAll(files: Awaited<ReturnType<typeof listMarkdownFiles>>): AsyncGenerator<NoteSource> {
  for (const file of files) yield await readMarkdownNote(file)
}
