import { defineCommands } from '../../kernel/wire/interface/commands/command.ts'
import { board } from './commands/board.ts'
import { find } from './commands/find.ts'
import { live } from './commands/live.ts'
import { refresh } from './commands/refresh.ts'
import { settings } from './settings.ts'

/** `mainstay transit FROM TO`, `mainstay transit board STATION`, `mainstay transit refresh`, and how live data fare. */
export const commands = defineCommands({
  name: 'transit',
  summary: 'Find journeys and departures in imported timetables, and renew those.',
  settings,
  commands: [find, board, refresh, live],
})
