import { defineCommands } from '../../kernel/wire/interface/commands/command.ts'
import { enroll } from './commands/enroll.ts'
import { list } from './commands/list.ts'
import { remove } from './commands/remove.ts'
import { settings } from './settings.ts'

/** `mainstay vision`: whom and what image analysis is to know by name. */
export const commands = defineCommands({
  name: 'vision',
  summary: 'Make persons and places known to image analysis.',
  settings,
  commands: [enroll, list, remove],
})
