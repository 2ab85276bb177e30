import type { Command, Option } from 'commander'

/** What may stand after a command. */
export interface CompletedWords {
  /** The commands before it, without the program's own name: empty for the first level. */
  readonly path: readonly string[]
  readonly commands: readonly CompletedWord[]
  readonly options: readonly CompletedOption[]
}

export interface CompletedWord {
  readonly word: string
  readonly summary: string
}

export interface CompletedOption extends CompletedWord {
  readonly takesValue: boolean
  /** The values there are, where they are few. */
  readonly choices: readonly string[]
}

/** The words of a command and of all below it. */
export function listWords(command: Command, path: readonly string[] = []): readonly CompletedWords[] {
  const commands = command.commands.map((each) => ({ word: each.name(), summary: each.description() }))
  const own = { path, commands, options: [...command.options.map(toCompleted), help] }
  return [own, ...command.commands.flatMap((each) => listWords(each, [...path, each.name()]))]
}

const help: CompletedOption = { word: '--help', summary: 'display help for command', takesValue: false, choices: [] }

function toCompleted({ long, short, description, required, optional, argChoices }: Option): CompletedOption {
  return {
    word: long ?? short ?? '',
    summary: description,
    takesValue: required || optional,
    choices: argChoices ?? [],
  }
}
