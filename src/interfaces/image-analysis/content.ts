import type { Content } from '../../kernel/wire/interface/content.ts'
import { addSampleGallery, removeSampleGallery } from './sample/sample.ts'
import { exportGallery } from './storage/export-gallery.ts'
import { restoreGallery } from './storage/restore-gallery.ts'

export const gallery: Content = {
  name: 'gallery',
  imports:
    'Persons or places that image analysis is to know: a folder that has a folder of pictures for each, by its name.',
  importOptions: { kind: 'What they are, person or place; persons unless given' },
  async *import(...parameters) {
    yield* (await import('./import/import-gallery.ts')).importGallery(...parameters)
  },
  export: exportGallery,
  restore: restoreGallery,
  addSample: addSampleGallery,
  removeSample: removeSampleGallery,
}
