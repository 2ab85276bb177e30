import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { wrongRecord } from '../../../kernel/assembly/content/wrong-record.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { toGlossaryRow } from '../glossary/glossary-rows.ts'
import { toUnitRow } from '../memory/open-memory.ts'
import { unitsPerStatement, writeUnits } from '../memory/write-units.ts'
import type { Tables } from './tables.ts'

const instant = Type.String({ pattern: '^[-+0-9]{4,}.*Z$' })
const languages = { source: Type.String({ minLength: 2 }), target: Type.String({ minLength: 2 }) }

const UnitRecord = Type.Object({
  type: Type.Literal('unit'),
  owner: Type.Optional(Type.String()),
  ...languages,
  format: Type.Union([Type.Literal('text'), Type.Literal('html')]),
  text: Type.String(),
  translation: Type.String(),
  made_by: Type.Optional(Type.String()),
  sample: Type.Optional(Type.Boolean()),
  saved_at: instant,
})

const GlossaryRecord = Type.Object({
  type: Type.Literal('glossary'),
  id: Type.String({ minLength: 1 }),
  owner: Type.String(),
  name: Type.String(),
  ...languages,
  entries: Type.Array(Type.Tuple([Type.String(), Type.String()])),
  created_at: instant,
})

const [units, glossaries] = [Compile(UnitRecord), Compile(GlossaryRecord)]

/** Takes back what `exportTranslation` gave. */
export async function restoreTranslation(
  records: AsyncIterable<ContentRecord>,
  { storage }: Pick<Platform, 'storage'>,
): Promise<void> {
  for await (const batch of inBatches(records, unitsPerStatement)) {
    await writeUnits(storage, batch.filter(({ type }) => type !== 'glossary').map(readUnit))
    for (const record of batch) if (record.type === 'glossary') await writeGlossary(storage, readGlossary(record))
  }
}

function readUnit(record: ContentRecord) {
  if (!units.Check(record)) throw wrongRecord('translations', units.Errors(record))
  const { owner = '', made_by: madeBy = '', sample: isSample = false, saved_at: savedAt, ...unit } = record
  return toUnitRow({ ...unit, madeBy }, { owner, savedAt: Date.parse(savedAt), isSample })
}

function readGlossary(record: ContentRecord): Static<typeof GlossaryRecord> {
  if (!glossaries.Check(record)) throw wrongRecord('translations', glossaries.Errors(record))
  return record
}

async function writeGlossary(storage: Platform['storage'], record: Static<typeof GlossaryRecord>): Promise<void> {
  const { id, owner, name, source, target, entries, created_at: createdAt } = record
  const description = { id, name, source, target, entryCount: entries.length, createdAt: Date.parse(createdAt) }
  await storage
    .tables<Tables>()
    .insertInto('translation_glossary')
    .values(toGlossaryRow(owner, description, JSON.stringify(entries)))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}
