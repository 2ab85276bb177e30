import { readFile } from 'node:fs/promises'
import type { CommandContext } from '../../../kernel/commands/command-context.ts'
import { defineCommand } from '../../../kernel/commands/command.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { ServiceError } from '../../../kernel/errors/service-error.ts'
import type { GalleryKind } from '../domain/gallery.ts'
import { openDetector } from '../engines/embedded/detection/open-detector.ts'
import { describePicture } from '../engines/embedded/gallery/describe-picture.ts'
import { openPictures } from '../engines/embedded/picture/open-pictures.ts'
import type { Settings } from '../settings.ts'
import { addEntry } from '../storage/gallery.ts'

export const enroll = defineCommand({
  name: 'enroll',
  summary: 'Make a person or a place known, by pictures of them.',
  arguments: {
    name: { summary: 'what they are called' },
    picture: {
      summary: 'files: of a person, with one face each; of a place, from where it is usually seen',
      isRepeated: true,
    },
  },
  options: {
    place: { summary: 'it is a place, told as a landmark; a person, told as a celebrity, unless this is given' },
  },
  notes: 'Example: mainstay vision enroll "Ada Lovelace" ada-1.jpg ada-2.jpg',
  run: (
    { arguments: { name, picture: files }, options },
    { output, settings, withPlatform }: CommandContext<Settings>,
  ) =>
    withPlatform(async (platform) => {
      const kind: GalleryKind = options.place ? 'place' : 'person'
      await using detector = kind === 'person' ? openDetector(platform) : undefined
      const readPicture = openPictures({ ...platform, settings })
      for (const file of files) {
        const picture = await readPicture(await readFileOf(file)).catch(toOperatorError(file))
        const embedding = await describePicture(picture, kind, detector).catch(toOperatorError(file))
        await addEntry(platform.storage, { kind, name, embedding })
        output.write(`${name} is known by ${file}.\n`)
      }
    }),
})

async function readFileOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (cause) {
    throw new OperatorError(`${path} cannot be read.`, { cause })
  }
}

const toOperatorError =
  (file: string) =>
  (thrown: unknown): never => {
    if (thrown instanceof ServiceError || thrown instanceof OperatorError)
      throw new OperatorError(`${file}: ${thrown.message}`, { cause: thrown })
    throw thrown
  }
