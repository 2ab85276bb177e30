import { resolve } from 'node:path'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { exportModels } from '../downloads/export-models.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'

export const exportCommand = defineCommand({
  name: 'export',
  summary: 'Write the models that are here as a registry of your own.',
  arguments: { folder: { summary: 'where to' } },
  options: { json: { summary: 'as JSON' } },
  notes:
    'TRANSLATION_REGISTRY of another Mainstay names that folder, or the address at which any web server serves it.',
  async run({ arguments: { folder }, options: { json } }, { dataFolder, output }) {
    const target = resolve(folder)
    const models = await exportModels(modelsFolderOf(dataFolder), target)
    const pairs = models.map(({ card }) => `${card.source}-${card.target}`)
    if (json) output.writeJson({ folder: target, pairs })
    else output.write(`${pairs.join(', ')} ${pairs.length === 1 ? 'is' : 'are'} in ${target}.\n`)
  },
})
