import { defineCommand } from '../../../kernel/commands/command.ts'
import { modelsFolderOf, removeModel } from '../downloads/models-folder.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'Take a model off the disk.',
  arguments: { name: { summary: 'as "models list" shows it' } },
  async run({ arguments: { name } }, { dataFolder, output }) {
    await removeModel(modelsFolderOf(dataFolder), name)
    output.write(`Removed ${name}.\n`)
  },
})
