import type { Site } from '../../../dialects/mediawiki/site.ts'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import type { Storage } from '../../../kernel/foundation/storage/storage.ts'
import { createWikiStore } from '../storage/create-wiki-store.ts'
import { writeImport } from '../storage/import-records.ts'
import { writeSite } from '../storage/sites.ts'
import type { Tables } from '../storage/tables.ts'
import { type Written, writePages } from '../storage/write-pages.ts'
import { type Batch, cutBatches } from './batches.ts'
import { dropBytes } from './drop-bytes.ts'
import { inGroups } from './in-groups.ts'
import { inOrder } from './in-order.ts'
import { type Progress, toRecord } from './progress.ts'
import { readSite } from './read-site.ts'
import { release } from './release.ts'
import { openDump } from './source/open-dump.ts'
import type { RawFile } from './source/raw-file.ts'
import { type ParsedPages, type Workers, workerThreads } from './workers.ts'
import type { Dump } from './source/dump.ts'

export interface Job {
  readonly storage: Storage
  readonly language: string
  readonly raw: RawFile
  readonly workers: Workers
}

interface ParsedBatch {
  /** With the first batch of a dump alone. */
  readonly site: Site | undefined
  readonly parsed: ParsedPages
  readonly end: number
}

/** A commit waits for the disk; nobody who writes beside an import should wait long for it. */
const batchesPerTransaction = 8

/** Parsed or being parsed at a time, so that threads have work while a commit waits. */
const batchesAhead = 4 * workerThreads

const noPages: ParsedPages = { pages: [], bodies: new Uint8Array(0) }

/** Stores what a dump holds from where its import stands, a transaction a batch. What was reported is committed. */
export async function* storeDump(job: Job, from: Progress): AsyncGenerator<ImportProgress> {
  const { raw, storage, language } = job
  const counts = { pages: from.pages, added: 0, changed: 0 }
  const report = (done: number): ImportProgress => ({ done, total: raw.size, unit: 'bytes', summary: describe(counts) })
  if (from.isFinished) {
    yield report(raw.size ?? 0)
    return
  }
  const dump = await openDump(raw, from.position, from.seen, job.workers.decoders)
  let progress = from
  for await (const batches of inGroups(parseBatches(job, dump, from.position.offset), batchesPerTransaction)) {
    const end = batches.at(-1)?.end ?? 0
    counts.pages += batches.reduce((sum, { parsed }) => sum + parsed.pages.length, 0)
    progress = {
      ...progress,
      seen: raw.seen,
      position: { offset: end, entry: dump.findEntry(end) },
      pages: counts.pages,
    }
    const written = await storeBatches(job, batches, progress)
    for (const { parsed } of batches) release(parsed.bodies)
    counts.added += written.added
    counts.changed += written.changed
    yield report(raw.position)
  }
  await writeImport(storage.tables<Tables>(), language, toRecord({ ...progress, seen: raw.seen, isFinished: true }))
  yield report(raw.position)
}

/** Pages in the order of the dump, read in threads. */
async function* parseBatches(job: Job, dump: Dump, offset: number): AsyncGenerator<ParsedBatch> {
  const { raw, workers, storage, language } = job
  const chunks = dropBytes(dump.chunks, offset - dump.offset)
  const batches = cutBatches(chunks, { offset, bytesRead: () => raw.position })
  let site = offset > 0 ? await createWikiStore(storage).findSite(language) : undefined
  const parse = async ({ xml, end }: Batch): Promise<ParsedBatch> => {
    const found = site ? undefined : readSite(xml, language, raw.path)
    site ??= found
    return { site: found, parsed: site ? await workers.parse(xml, site) : noPages, end }
  }
  yield* inOrder(batches, parse, batchesAhead)
}

/** The place is stored with the pages before it, so that a kill leaves both or neither. */
async function storeBatches(job: Job, batches: readonly ParsedBatch[], progress: Progress): Promise<Written> {
  const { storage, language } = job
  return storage
    .tables<Tables>()
    .transaction()
    .execute(async (transaction) => {
      const counts = { added: 0, changed: 0 }
      for (const { site, parsed } of batches) {
        if (site) await writeSite(transaction, site)
        const { added, changed } = await writePages(transaction, language, parsed.pages)
        counts.added += added
        counts.changed += changed
      }
      await writeImport(transaction, language, toRecord(progress))
      return counts
    })
}

function describe({ pages, added, changed }: { pages: number; added: number; changed: number }): string {
  return `${format(pages)} pages, ${format(added)} of them new, ${format(changed)} updated`
}

function format(count: number): string {
  return count.toLocaleString('en')
}
