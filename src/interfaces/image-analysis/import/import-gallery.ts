import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportProgress } from '../../../kernel/wire/interface/content.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { isGalleryKind } from '../domain/gallery.ts'
import { settings } from '../settings.ts'
import { addEntry } from '../storage/gallery.ts'
import { openFileEmbedder } from './open-file-embedder.ts'

/** Enrols the pictures of a folder, which lie in folders named after who or what they show. Each is written as soon as it is described. */
export async function* importGallery(
  path: string,
  { kind = 'person' }: Readonly<Record<string, string>>,
  platform: Platform,
): AsyncGenerator<ImportProgress> {
  if (!isGalleryKind(kind)) throw new OperatorError(`--kind is person or place, not ${kind}.`)
  const pictures = await listPictures(path)
  await using files = openFileEmbedder(platform, platform.settings.of(settings), kind)
  let [done, added] = [0, 0]
  const report = (): ImportProgress => ({
    done,
    total: pictures.length,
    unit: 'records',
    summary: `${done} ${done === 1 ? 'picture' : 'pictures'}, ${added} of them new`,
  })
  for (const { name, file } of pictures) {
    const isNew = await addEntry(platform.storage, { kind, name, embedding: await files.describe(file) })
    if (isNew) added += 1
    done += 1
    yield report()
  }
  yield report()
}

/** Hidden files are none. */
const isShown = (name: string) => !name.startsWith('.')

async function listPictures(path: string): Promise<{ name: string; file: string }[]> {
  const list = async (folder: string) =>
    (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  try {
    const folders = (await list(path)).filter((entry) => entry.isDirectory() && isShown(entry.name))
    const pictures = await Promise.all(
      folders.map(async ({ name }) =>
        (await list(join(path, name)))
          .filter((entry) => entry.isFile() && isShown(entry.name))
          .map((entry) => ({ name, file: join(path, name, entry.name) })),
      ),
    )
    return pictures.flat()
  } catch (cause) {
    throw new OperatorError(`${path} is no folder that can be read.`, { cause })
  }
}
