import { Command } from 'commander'
import { interfaces } from '../interfaces/index.ts'
import { commandGroupsOf } from '../kernel/commands/command-groups-of.ts'
import { version } from '../kernel/version.ts'
import { addCommandGroup } from './add-command-group.ts'
import { addCommonLinksCommand } from './common-links.ts'
import { addExportCommand } from './export.ts'
import { addImportCommand } from './import.ts'
import { addKeysCommand } from './keys.ts'
import { addModelsCommand } from './models.ts'
import { addSamplesCommand } from './samples.ts'
import { addServeCommand } from './serve.ts'
import { addSetupCommand } from './setup.ts'
import { addStatusCommand } from './status.ts'
import { letYoungGenerationGrow } from './young-generation.ts'

/** The whole command line, ready to parse one. */
export function createProgram(): Command {
  const program = new Command('mainstay')
    .description('Web interfaces on a machine of your own, wire for wire.')
    .version(version)
    .showHelpAfterError('Try "mainstay --help".')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 called wrongly.\nSettings are environment variables, or lines of a file; "mainstay serve --help" lists them.',
    )
    .exitOverride()
    .hook('preAction', (_program, command) => {
      if (command.name() !== 'serve') letYoungGenerationGrow()
    })
  addServeCommand(program)
  addSetupCommand(program)
  addKeysCommand(program)
  addImportCommand(program)
  addExportCommand(program)
  addSamplesCommand(program)
  addModelsCommand(program)
  for (const group of commandGroupsOf(interfaces)) addCommandGroup(program, group)
  addCommonLinksCommand(program)
  addStatusCommand(program)
  return program
}
