import { defineCommands } from '../../kernel/wire/interface/commands/command.ts'
import { add } from './commands/add.ts'
import { categories } from './commands/categories.ts'
import { exportToOpml } from './commands/export-opml.ts'
import { list } from './commands/list.ts'
import { refresh } from './commands/refresh.ts'
import { remove } from './commands/remove.ts'
import { settings } from './settings.ts'

/** `mainstay feeds`: what the console and `/feed/manage` do, and a refresh at once. */
export const commands = defineCommands({
  name: 'feeds',
  summary: 'Subscribe to news feeds, list and refresh them.',
  settings,
  commands: [add, remove, list, categories, refresh, exportToOpml],
})
