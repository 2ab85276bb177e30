import type { CommandContext } from '../../../kernel/wire/interface/commands/command-context.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import type { GalleryKind } from '../domain/gallery.ts'
import { openFileEmbedder } from '../import/open-file-embedder.ts'
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
    place: { summary: 'it is a place, found as a landmark; without this option a person, found as a celebrity' },
    json: { summary: 'as JSON' },
  },
  notes: 'Example: mainstay vision enroll "Ada Lovelace" ada-1.jpg ada-2.jpg',
  run: (
    { arguments: { name, picture: files }, options },
    { output, settings, withPlatform }: CommandContext<Settings>,
  ) =>
    withPlatform(async (platform) => {
      const kind: GalleryKind = options.place ? 'place' : 'person'
      await using describer = openFileEmbedder(platform, settings, kind)
      for (const file of files) {
        await addEntry(platform.storage, { kind, name, embedding: await describer.describe(file) })
        output.note(`${name} is known by ${file}.`)
      }
      if (options.json) output.writeJson({ name, kind, pictures: files })
    }),
})
