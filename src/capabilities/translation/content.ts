import type { Content } from '../../kernel/wire/interface/content.ts'
import { addSample, removeSample } from './sample/sample.ts'
import { exportTranslation } from './storage/export-translation.ts'
import { restoreTranslation } from './storage/restore-translation.ts'

export const translationContent: Content = {
  name: 'translation',
  imports: 'A translation memory: a TMX file, whose translations come before those of every engine.',
  importOptions: { key: 'The id of the key whose memory it is for; everybody’s unless given' },
  async *import(...parameters) {
    yield* (await import('./memory/import-tmx.ts')).importTmx(...parameters)
  },
  export: exportTranslation,
  restore: restoreTranslation,
  addSample,
  removeSample,
}
