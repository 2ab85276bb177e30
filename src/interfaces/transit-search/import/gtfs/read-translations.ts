import type { FeedTranslations } from './feed.ts'
import type { FeedFiles } from './feed-files.ts'
import type { ImportProblems } from './import-problems.ts'
import { readTable } from './read-table.ts'

/** The language that GTFS-JP writes readings in. */
const kana = /^ja-hrkt$/i

/**
 * Names of stops in translations.txt, in its present form (table_name, field_name, record_id or field_value) and the earlier one of
 * GTFS-JP (trans_id, lang); by id of the stop or by its name.
 */
export async function readTranslations(files: FeedFiles, problems: ImportProblems): Promise<FeedTranslations> {
  const readings = new Map<string, string>()
  const others = new Map<string, string[]>()
  await readTable({ files, file: 'translations.txt', problems, required: ['translation'] }, (row) => {
    const table = row.read('table_name')
    const field = row.read('field_name')
    if (table !== '' && (table !== 'stops' || field !== 'stop_name')) return
    const key = row.read('record_id') || row.read('field_value') || row.read('trans_id')
    const translation = row.read('translation')
    if (key === '' || translation === '') return
    if (kana.test(row.read('language') || row.read('lang'))) readings.set(key, translation)
    else if (others.has(key)) others.get(key)?.push(translation)
    else others.set(key, [translation])
  })
  return { readings, others }
}
