import { defineCommands } from '../../kernel/commands/command.ts'
import { list } from './commands/list.ts'
import { pull } from './commands/pull.ts'
import { remove } from './commands/remove.ts'
import { use } from './commands/use.ts'
import { modelsSettings } from './downloads/settings.ts'

/** `mainstay models`: the files that the engine `gguf` answers by. */
export const commands = defineCommands({
  name: 'models',
  summary: 'Get language models in GGUF files, list and choose them.',
  notes:
    'MODELS_BASE_URL: where OWNER/REPO is looked for. Default: https://huggingface.co.\nMODELS_TOKEN: sent there, for models that ask for one.\nA server with CHAT_ENGINE=gguf answers by them; see docs/models.md.',
  settings: modelsSettings,
  commands: [pull, list, use, remove],
})
