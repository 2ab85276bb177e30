import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { removePair } from '../downloads/remove-pair.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'Take a model off the disk.',
  arguments: { pair: { summary: 'as "translation list" shows it' } },
  options: { json: { summary: 'as JSON' } },
  async run({ arguments: { pair }, options: { json } }, { dataFolder, output }) {
    await removePair(pair, dataFolder)
    if (json) output.writeJson({ pair, removed: true })
    else output.write(`Removed ${pair}.\n`)
  },
})
