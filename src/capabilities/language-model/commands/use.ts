import { defineCommand } from '../../../kernel/commands/command.ts'
import { modelsFolderOf, useModel } from '../downloads/models-folder.ts'

export const use = defineCommand({
  name: 'use',
  summary: 'Answer by this model where a request names none.',
  arguments: { name: { summary: 'as "models list" shows it' } },
  async run({ arguments: { name } }, { dataFolder, output }) {
    await useModel(modelsFolderOf(dataFolder), name)
    output.write(`${name} is used from now on, by a running server too, unless CHAT_MODEL says otherwise.\n`)
  },
})
