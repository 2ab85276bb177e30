import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { removePair } from '../downloads/remove-pair.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'Take a model off the disk.',
  arguments: { pair: { summary: 'as "translation list" shows it' } },
  async run({ arguments: { pair } }, { dataFolder, output }) {
    await removePair(pair, dataFolder)
    output.write(`Removed ${pair}.\n`)
  },
})
