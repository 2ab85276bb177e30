import { readFile } from 'node:fs/promises'
import type { Platform } from '../../../kernel/foundation/platform.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { GalleryKind } from '../domain/gallery.ts'
import { openDetector } from '../engines/embedded/detection/open-detector.ts'
import { embedPicture } from '../engines/embedded/gallery/embed-picture.ts'
import { openPictures } from '../engines/embedded/picture/open-pictures.ts'
import type { Settings } from '../settings.ts'

export interface FileEmbedder extends AsyncDisposable {
  /**
   * The numbers by which the person or the place of a file is known again.
   *
   * @throws OperatorError naming the file where it cannot be read, is no picture, or does not show one face.
   */
  describe(path: string): Promise<readonly number[]>
}

type Context = Pick<Platform, 'processes' | 'guardedFetch' | 'log' | 'dataFolder'>

export function openFileEmbedder(context: Context, settings: Settings, kind: GalleryKind): FileEmbedder {
  const detector = kind === 'person' ? openDetector(context) : undefined
  const readPicture = openPictures({ ...context, settings })
  return {
    async describe(path) {
      const bytes = await readFileOf(path)
      try {
        return await embedPicture(await readPicture(bytes), kind, detector)
      } catch (thrown) {
        if (thrown instanceof ServiceError || thrown instanceof OperatorError)
          throw new OperatorError(`${path}: ${thrown.message}`, { cause: thrown })
        throw thrown
      }
    },
    async [Symbol.asyncDispose]() {
      await detector?.[Symbol.asyncDispose]()
    },
  }
}

async function readFileOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new OperatorError(`${path} cannot be read.`, { cause })
  }
}
