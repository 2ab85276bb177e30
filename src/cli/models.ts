import type { Command } from 'commander'
import { exportModels } from './models/export-models.ts'
import { listModels } from './models/list-models.ts'
import { pullModels } from './models/pull-models.ts'
import { removeModel } from './models/remove-model.ts'
import { useModel } from './models/use-model.ts'
import { verifyModels } from './models/verify-models.ts'

export function addModelsCommand(program: Command): void {
  const models = program
    .command('models')
    .description('What models are here and can be had, for every purpose; get, choose and check them.')
    .exitOverride()
  models
    .command('list', { isDefault: true })
    .description('List by purpose what answers now, what is here and what can be had.')
    .option('--all', 'also models whose licences are not permissive, with what they want')
    .option('--json', 'as JSON')
    .action(listModels)
  addPull(models)
  models
    .command('use')
    .description('Answer by this model, of those for the same purpose.')
    .argument('<name>', 'as "models" lists it')
    .option('--json', 'as JSON')
    .action(useModel)
  models
    .command('remove')
    .description('Take a model off the disk.')
    .argument('<name>', 'as "models" lists it')
    .option('--json', 'as JSON')
    .action(removeModel)
  models
    .command('verify')
    .description('Compare models with the checksums of their pull; all of them unless some are named.')
    .argument('[names...]', 'as "models" lists them')
    .option('--json', 'as JSON')
    .action(verifyModels)
  models
    .command('export')
    .description('Write the models that are here as a mirror, for machines without a network.')
    .argument('<folder>', 'where to')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      '\nMODELS_BASE_URL of another Mainstay names that folder, or the address at which any web server serves it.',
    )
    .action(exportModels)
}

function addPull(models: Command): void {
  models
    .command('pull')
    .description('Get models, and what runs them. What broke off goes on where it ended.')
    .argument(
      '<names...>',
      'as "models" lists them; a pair such as en-ja; OWNER/REPO, with :FILE or :VARIANT behind it or not; a URL; a file',
    )
    .option('--for <purpose>', 'what a model is for that no list knows', 'chat')
    .option('--accept-licence', 'take a model although its licence is not permissive')
    .option('--pictures', 'also the part of a chat model that sees pictures, for a llama.cpp server')
    .option('--anyway', 'take a model although the machine has too little memory for it')
    .option('--json', 'as JSON')
    .addHelpText('after', `\n${settingsNote}\nExample: mainstay models pull qwen3.5-0.8b`)
    .action(pullModels)
}

const settingsNote =
  'MODELS_BASE_URL: where models are found. Default: https://huggingface.co.\nMODELS_TOKEN: sent there, for models that ask for one.\nHTTPS_PROXY, HTTP_PROXY, NO_PROXY: by which way.'
