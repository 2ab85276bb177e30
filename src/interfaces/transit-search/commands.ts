import { defineCommands } from '../../kernel/commands/command.ts'
import { find } from './commands/find.ts'
import { refresh } from './commands/refresh.ts'

/** `mainstay transit FROM TO`, `mainstay transit refresh`. */
export const commands = defineCommands({
  name: 'transit',
  summary: 'Find journeys in the timetables that were imported, and renew those.',
  commands: [find, refresh],
})
