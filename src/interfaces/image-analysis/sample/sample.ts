import type { Platform } from '../../../kernel/foundation/platform.ts'
import { embedView } from '../engines/embedded/gallery/embed-view.ts'
import { addEntry } from '../storage/gallery.ts'
import type { Tables } from '../storage/tables.ts'
import { drawMeadow } from './draw-meadow.ts'

type Context = Pick<Platform, 'storage'>

/** The drawn meadow that the reference shows how to send, as a place. */
export async function addSampleGallery({ storage }: Context): Promise<void> {
  const embedding = embedView(drawMeadow())
  await addEntry(storage, { kind: 'place', name: 'Sample meadow', embedding, isSample: true })
}

export async function removeSampleGallery({ storage }: Context): Promise<void> {
  await storage.tables<Tables>().deleteFrom('image_gallery').where('is_sample', '=', 1).execute()
}
