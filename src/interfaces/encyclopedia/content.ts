import type { Content } from '../../kernel/wire/interface/content.ts'
import { exportWikis } from './storage/export-wikis.ts'
import { restoreWikis } from './storage/restore-wikis.ts'
import { removeSamples, storeSample } from './storage/store-sample.ts'

export const wikis: Content = {
  name: 'wiki',
  imports:
    'Pages of a MediaWiki: an XML dump (pages-articles or whole histories) as it is or packed as .gz, .bz2, .xz or .zst.',
  importOptions: { lang: 'Code of the edition that the dump is of, such as ja; for a wiki of your own x- and a name' },
  async *import(...parameters) {
    yield* (await import('./import/import-wiki.ts')).importWiki(...parameters)
  },
  export: exportWikis,
  restore: restoreWikis,
  async addSample({ storage }) {
    // Loaded for the first start alone.
    const { sampleEditions } = await import('./sample/sample.ts')
    await storeSample(storage, sampleEditions())
  },
  removeSample: ({ storage }) => removeSamples(storage),
}
