import type { Platform } from '../../../kernel/foundation/platform.ts'
import { toUnitRow } from '../memory/open-memory.ts'
import { writeUnits } from '../memory/write-units.ts'
import type { Tables } from '../storage/tables.ts'
import { toGlossaryRow } from '../glossary/glossary-rows.ts'
import { sampleGlossaries } from './glossaries.ts'
import { phrases } from './phrases.ts'

/** Fixed, so that the sample is the same wherever it is added. */
const savedAt = Date.UTC(2026, 0, 1)

/** Phrases and glossaries. */
export async function addSample(platform: Pick<Platform, 'storage'>): Promise<void> {
  await addPhrases(platform)
  await addGlossaries(platform)
}

/** Everyday phrases in English and Japanese, both ways. What people imported for the same text stays. */
async function addPhrases({ storage }: Pick<Platform, 'storage'>): Promise<void> {
  const rows = phrases
    .flatMap(([english, japanese]) => [
      { source: 'en', target: 'ja', text: english, translation: japanese },
      { source: 'ja', target: 'en', text: japanese, translation: english },
    ])
    .map((unit) => toUnitRow({ ...unit, format: 'text', madeBy: '' }, { owner: '', savedAt, isSample: true }))
  const known = await storage
    .tables<Tables>()
    .selectFrom('translation_unit')
    .select('hash')
    .where('owner', '=', '')
    .where(
      'hash',
      'in',
      rows.map(({ hash }) => hash),
    )
    .execute()
  const hashes = new Set(known.map(({ hash }) => hash))
  await writeUnits(
    storage,
    rows.filter(({ hash }) => !hashes.has(hash)),
  )
}

async function addGlossaries({ storage }: Pick<Platform, 'storage'>): Promise<void> {
  const rows = sampleGlossaries.map(({ entries, ...glossary }) =>
    toGlossaryRow('', { ...glossary, entryCount: entries.length, createdAt: savedAt }, JSON.stringify(entries)),
  )
  await storage
    .tables<Tables>()
    .insertInto('translation_glossary')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function removeSample({ storage }: Pick<Platform, 'storage'>): Promise<void> {
  await storage.tables<Tables>().deleteFrom('translation_unit').where('is_sample', '=', 1).execute()
  const ids = sampleGlossaries.map(({ id }) => id)
  await storage.tables<Tables>().deleteFrom('translation_glossary').where('id', 'in', ids).execute()
}
