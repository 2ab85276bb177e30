import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import { inBatches } from '../../../kernel/assembly/content/in-batches.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { isSameLanguage, withoutRegion } from '../domain/language-tag.ts'
import { toUnitRow } from './open-memory.ts'
import { readTmx, type TranslationGroup } from './read-tmx.ts'
import type { TranslatedUnit } from './translation-memory.ts'
import { unitsPerStatement, writeUnits } from './write-units.ts'

/** Takes every pair of languages of a TMX file in, both ways. What was reported is committed. */
export async function* importTmx(
  path: string,
  { key = '' }: { readonly key?: string },
  { storage, now }: Pick<Platform, 'storage' | 'now'>,
): AsyncGenerator<ImportProgress> {
  const { stream, size } = await openSource(path)
  let [texts, units] = [0, 0]
  const report = (): ImportProgress => ({
    done: stream.bytesRead,
    total: size,
    unit: 'bytes',
    summary: `${texts.toLocaleString('en')} texts, ${units.toLocaleString('en')} translations`,
  })
  for await (const groups of inBatches(readTmx(stream, path), 50)) {
    const rows = groups.flatMap(pairUp).map((unit) => toUnitRow(unit, { owner: key, savedAt: now(), isSample: false }))
    for (let at = 0; at < rows.length; at += unitsPerStatement)
      await writeUnits(storage, rows.slice(at, at + unitsPerStatement))
    texts += groups.length
    units += rows.length
    yield report()
  }
  yield report()
}

/** A text in American English is one in English too, for callers who ask for no region. */
function pairUp(group: TranslationGroup): TranslatedUnit[] {
  const texts = new Map([...[...group].map(([tag, text]) => [withoutRegion(tag), text] as const), ...group])
  return [...texts].flatMap(([source, text]) =>
    [...texts]
      .filter(([target]) => !isSameLanguage(target, source))
      .map(([target, translation]) => ({ source, target, format: 'text' as const, madeBy: '', text, translation })),
  )
}
