import { readFile } from 'node:fs/promises'
import type { Platform } from '../../../kernel/platform.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { GalleryKind } from '../domain/gallery.ts'
import { openDetector } from '../engines/embedded/detection/open-detector.ts'
import { describePicture } from '../engines/embedded/gallery/describe-picture.ts'
import { openPictures } from '../engines/embedded/picture/open-pictures.ts'
import type { Settings } from '../settings.ts'

export interface FileDescriber extends AsyncDisposable {
  /**
   * The numbers by which the person or the place of a file is known again.
   *
   * @throws OperatorError naming the file where it cannot be read, is no picture, or does not show one face.
   */
  describe(path: string): Promise<readonly number[]>
}

type Context = Pick<Platform, 'processes' | 'guardedFetch' | 'log' | 'dataFolder'>

export function openFileDescriber(context: Context, settings: Settings, kind: GalleryKind): FileDescriber {
  const detector = kind === 'person' ? openDetector(context) : undefined
  const readPicture = openPictures({ ...context, settings })
  return {
    async describe(path) {
      const bytes = await readFileOf(path)
      try {
        return await describePicture(await readPicture(bytes), kind, detector)
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
