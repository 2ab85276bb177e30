import type { Platform } from '../../../kernel/foundation/platform.ts'
import type { Tables } from '../storage/tables.ts'
import { withoutRegion } from '../domain/language-tag.ts'
import { hashUnit } from './hash-unit.ts'
import type { MemoryUnit, TranslatedUnit, TranslationMemory } from './translation-memory.ts'
import { unitsPerStatement, writeUnits } from './write-units.ts'

export interface MemoryContext extends Pick<Platform, 'storage' | 'now'> {
  readonly settings: {
    readonly TRANSLATION_MEMORY: 'key' | 'imported' | 'off'
    readonly TRANSLATION_MEMORY_MAX: number
  }
}

/** The memory that the settings ask for. */
export function openMemory({ storage, now, settings }: MemoryContext): TranslationMemory {
  const scope = settings.TRANSLATION_MEMORY
  const trim = createTrim({ storage, max: settings.TRANSLATION_MEMORY_MAX })
  return {
    async lookUp(owner, units) {
      if (scope === 'off' || units.length === 0) return units.map(() => [])
      const asked = units.map((unit) => listHashes(unit, scope))
      const found = await readTranslations(storage, owner, asked.flat())
      return asked.map((hashes) => [...new Set(hashes.flatMap((hash) => found.get(hash) ?? []))])
    },
    async remember(owner, units) {
      if (scope !== 'key') return
      const savedAt = now()
      const rows = units.map((unit) => toUnitRow(unit, { owner, savedAt, isSample: false }))
      for (let at = 0; at < rows.length; at += unitsPerStatement)
        await writeUnits(storage, rows.slice(at, at + unitsPerStatement))
      await trim(owner, rows.length)
    },
  }
}

/** Under what a unit may be found, the best first: what people wrote for these regions, then for the languages, then what engines made. */
function listHashes(unit: MemoryUnit, scope: 'key' | 'imported'): string[] {
  const [source, target] = [withoutRegion(unit.source), withoutRegion(unit.target)]
  const written = [unit, { ...unit, target }, { ...unit, source }, { ...unit, source, target }]
  const hashes = written.map((each) => hashUnit({ ...each, madeBy: '' }))
  return [...new Set(scope === 'key' && unit.madeBy !== '' ? [...hashes, hashUnit(unit)] : hashes)]
}

/** By hash; the owner's before everybody's. */
async function readTranslations(
  storage: Platform['storage'],
  owner: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await storage
    .tables<Tables>()
    .selectFrom('translation_unit')
    .select(['owner', 'hash', 'translation'])
    .where('owner', 'in', ['', owner])
    .where('hash', 'in', hashes)
    .execute()
  const ownFirst = rows.toSorted((one, other) => Number(one.owner === '') - Number(other.owner === ''))
  const byHash = Map.groupBy(ownFirst, ({ hash }) => hash)
  return new Map(Array.from(byHash, ([hash, all]) => [hash, all.map(({ translation }) => translation)]))
}

export function toUnitRow(
  unit: TranslatedUnit,
  { owner, savedAt, isSample }: { owner: string; savedAt: number; isSample: boolean },
) {
  const { source, target, format, madeBy, text, translation } = unit
  return {
    owner,
    hash: hashUnit(unit satisfies MemoryUnit),
    source,
    target,
    format,
    made_by: madeBy,
    text,
    translation,
    is_sample: isSample ? 1 : 0,
    saved_at: savedAt,
  }
}

/** How many are written between two looks at how many there are: the memory may be larger by so many. */
const writesBetweenTrims = 500

/** Lets the oldest of an owner's made units go once there are more than `max`. */
function createTrim({ storage, max }: { storage: Platform['storage']; max: number }) {
  const written = new Map<string, number>()
  return async (owner: string, count: number): Promise<void> => {
    const total = (written.get(owner) ?? 0) + count
    written.set(owner, total % writesBetweenTrims)
    if (total < writesBetweenTrims) return
    const oldest = await storage
      .tables<Tables>()
      .selectFrom('translation_unit')
      .select('saved_at')
      .where('owner', '=', owner)
      .where('made_by', '<>', '')
      .orderBy('saved_at', 'desc')
      .offset(max)
      .limit(1)
      .executeTakeFirst()
    if (!oldest) return
    await storage
      .tables<Tables>()
      .deleteFrom('translation_unit')
      .where('owner', '=', owner)
      .where('made_by', '<>', '')
      .where('saved_at', '<=', oldest.saved_at)
      .execute()
  }
}
