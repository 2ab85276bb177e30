import { defineCommands } from '../../kernel/commands/command.ts'
import { find } from './commands/find.ts'

/** `mainstay transit FROM TO`. */
export const commands = defineCommands({
  name: 'transit',
  summary: 'Find journeys in the timetables that were imported.',
  commands: [find],
})
