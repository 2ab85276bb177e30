import { Type } from 'typebox'
import { defineCommands } from '../../kernel/wire/interface/commands/command.ts'
import { exportCommand } from './commands/export.ts'
import { list } from './commands/list.ts'
import { pull } from './commands/pull.ts'
import { remove } from './commands/remove.ts'
import { tmx } from './commands/tmx.ts'
import { registrySettings } from './downloads/settings.ts'

/** `mainstay translation`: the models that the engine `firefox` translates by, and the memory. */
export const commands = defineCommands({
  name: 'translation',
  summary: 'Get Mozilla’s translation models, list and mirror them; write the memory.',
  notes: 'TRANSLATION_REGISTRY: where models are found. Default: Mozilla’s own registry.\nSee docs/translation.md.',
  settings: Type.Object(registrySettings),
  commands: [pull, list, remove, exportCommand, tmx],
})
