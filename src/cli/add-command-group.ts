import { type Command as Parser, InvalidArgumentError, Option } from 'commander'
import type {
  AnyCommandInput,
  Command,
  CommandGroup,
  CommandOption,
} from '../kernel/wire/interface/commands/command.ts'
import type { CommandContext } from '../kernel/wire/interface/commands/command-context.ts'
import { AllSettings, type OwnSettings } from '../kernel/foundation/config/all-settings.ts'
import { OperatorError } from '../libraries/errors/operator-error.ts'
import { createCommandOutput } from './command-output.ts'
import { readEnvironment } from './read-environment.ts'
import { listenForStop } from './stop-signal.ts'
import { withPlatform } from './with-platform.ts'

/** Puts what a slice or a capability declared on the command line. */
export function addCommandGroup(program: Parser, group: CommandGroup): void {
  const parent = program.command(group.name).description(group.summary).exitOverride()
  addNotes(parent, group.notes)
  for (const command of group.commands) addCommand(parent, command, group)
}

function addCommand(parent: Parser, command: Command<OwnSettings>, group: CommandGroup): void {
  const parser = parent.command(command.name, { isDefault: command.isDefault }).description(command.summary)
  const names = Object.keys(command.arguments)
  for (const [name, { summary, isRepeated }] of Object.entries(command.arguments))
    parser.argument(isRepeated ? `<${name}...>` : `<${name}>`, summary)
  for (const [name, option] of Object.entries(command.options)) parser.addOption(toOption(name, option))
  addNotes(parser, command.notes)
  parser.action(() => command.run(readInput(parser, names), createContext(group)))
}

function addNotes(parser: Parser, notes: string | undefined): void {
  if (notes !== undefined) parser.addHelpText('after', `\n${notes}`)
}

function toOption(name: string, { summary, value, isRequired = false, parse }: CommandOption): Option {
  const option = new Option(value === undefined ? `--${name}` : `--${name} <${value}>`, summary)
  if (parse) option.argParser((text) => parseValue(text, parse))
  return option.makeOptionMandatory(isRequired)
}

function parseValue(text: string, parse: (text: string) => unknown): unknown {
  try {
    return parse(text)
  } catch (thrown) {
    throw thrown instanceof OperatorError ? new InvalidArgumentError(thrown.message) : thrown
  }
}

function readInput(parser: Parser, names: readonly string[]): AnyCommandInput {
  const given: readonly (string | readonly string[])[] = parser.processedArgs
  const values = names.map((name, index): [string, string | readonly string[]] => [name, given[index] ?? ''])
  return { arguments: Object.fromEntries(values), options: parser.opts() }
}

/** Settings are read when the command asks for them: one that works without them is not stopped by a wrong one. */
function createContext(group: CommandGroup): CommandContext<OwnSettings> {
  const settings = new AllSettings(readEnvironment().environment)
  return {
    get settings() {
      return settings.of(group.settings)
    },
    dataFolder: settings.kernel.MAINSTAY_DATA,
    output: createCommandOutput(),
    withPlatform: (work) => withPlatform(work, settings),
    listenForStop,
  }
}
