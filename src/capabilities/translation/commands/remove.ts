import { rm } from 'node:fs/promises'
import { defineCommand } from '../../../kernel/commands/command.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { findModels } from '../engines/marian/find-models.ts'

export const remove = defineCommand({
  name: 'remove',
  summary: 'Take a model off the disk.',
  arguments: { pair: { summary: 'as "translation list" shows it' } },
  async run({ arguments: { pair } }, { dataFolder, output }) {
    const folder = modelsFolderOf(dataFolder)
    const model = (await findModels(folder)).find(({ card }) => `${card.source}-${card.target}` === pair)
    if (!model) throw new OperatorError(`There is no model ${pair}; "mainstay translation list" shows those that are.`)
    await rm(model.folder, { recursive: true })
    output.write(`Removed ${pair}.\n`)
  },
})
