import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { toOperatorError } from '../../../kernel/assembly/content/open-source.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { writeTmx } from '../memory/write-tmx.ts'

export const tmx = defineCommand({
  name: 'tmx',
  summary: 'Write the memory of translations as TMX.',
  arguments: { file: { summary: 'The file to write; what is in it already is replaced' } },
  options: { json: { summary: 'as JSON' } },
  notes: '"mainstay import translation FILE.tmx" takes such a file in.',
  async run({ arguments: { file }, options: { json } }, { withPlatform, output }) {
    await withPlatform(async (platform) => {
      await pipeline(Readable.from(writeTmx(platform)), createWriteStream(file)).catch((cause: unknown) => {
        throw toOperatorError(file, cause)
      })
    })
    if (json) output.writeJson({ file })
    else output.write(`The memory was written to ${file}.\n`)
  },
})
