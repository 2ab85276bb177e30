/**
 * What a slice or a capability adds to the command line: a group of commands, such as `mainstay feeds`. Their words are declared
 * as data, so that no slice depends on what reads the command line.
 */
import type { Static, TObject } from 'typebox'
import type { CommandContext } from './command-context.ts'
import type { OwnSettings } from '../../../foundation/config/all-settings.ts'

export interface CommandArgument {
  readonly summary: string
  /** Takes one word or more; only the last may. */
  readonly isRepeated?: boolean
}

/** One that takes no value is a switch. */
export interface CommandOption {
  readonly summary: string
  /** What its value is called in `--help`, such as `name` for `--category <name>`. */
  readonly value?: string
  readonly isRequired?: boolean
  /** Makes the value of its text. @throws OperatorError when the text is wrong. */
  readonly parse?: (text: string) => unknown
}

/** By name, in the order of the command line. */
export type CommandArguments = Readonly<Record<string, CommandArgument>>
/** By name, one word each. */
export type CommandOptions = Readonly<Record<string, CommandOption>>

type ArgumentValue<Argument> = Argument extends { readonly isRepeated: true } ? readonly string[] : string

type OptionValue<Option> = Option extends { readonly parse: (text: string) => infer Value }
  ? Value
  : Option extends { readonly value: string }
    ? string
    : boolean

/** What was written on the command line. */
export interface CommandInput<Arguments extends CommandArguments, Options extends CommandOptions> {
  readonly arguments: { readonly [Name in keyof Arguments]: ArgumentValue<Arguments[Name]> }
  readonly options: {
    readonly [Name in keyof Options]:
      | OptionValue<Options[Name]>
      | (Options[Name] extends { readonly isRequired: true } ? never : undefined)
  }
}

export interface CommandDefinition<Arguments extends CommandArguments, Options extends CommandOptions, Settings> {
  readonly name: string
  /** Whether its name may be left out: `mainstay transit FROM TO`. */
  readonly isDefault?: boolean
  readonly summary: string
  readonly arguments?: Arguments
  readonly options?: Options
  /** Stands at the end of its `--help`. */
  readonly notes?: string
  readonly run: (input: CommandInput<Arguments, Options>, context: CommandContext<Settings>) => Promise<void>
}

/** The input of whichever command. */
export interface AnyCommandInput {
  readonly arguments: Readonly<Record<string, string | readonly string[]>>
  readonly options: Readonly<Record<string, unknown>>
}

/** A command with the types of its words folded away. */
export interface Command<Settings = unknown> {
  readonly name: string
  readonly isDefault: boolean
  readonly summary: string
  readonly arguments: CommandArguments
  readonly options: CommandOptions
  readonly notes: string | undefined
  /** Written as a method, so that a command of any words fits: the command line gives it what it declared. */
  run(input: AnyCommandInput, context: CommandContext<Settings>): Promise<void>
}

/** Declares a command; the types of its words are inferred. */
export function defineCommand<
  const Arguments extends CommandArguments = Record<never, never>,
  const Options extends CommandOptions = Record<never, never>,
  Settings = unknown,
>(definition: CommandDefinition<Arguments, Options, Settings>): Command<Settings> {
  const { name, isDefault = false, summary, notes, run } = definition
  return {
    name,
    isDefault,
    summary,
    notes,
    run,
    arguments: definition.arguments ?? {},
    options: definition.options ?? {},
  }
}

export interface CommandGroup {
  /** The word on the command line: `mainstay feeds`. */
  readonly name: string
  readonly summary: string
  readonly notes: string | undefined
  readonly settings: TObject | undefined
  readonly commands: readonly Command<OwnSettings>[]
}

export interface CommandGroupDefinition<Settings extends TObject> {
  readonly name: string
  readonly summary: string
  /** Stands at the end of its `--help`. */
  readonly notes?: string
  /** What its commands read of the environment: the slice's settings, or some of their own. */
  readonly settings?: Settings
  readonly commands: readonly Command<Static<Settings>>[]
}

/** Declares the commands that a slice or a capability adds. */
export function defineCommands<Settings extends TObject = TObject<Record<never, never>>>(
  definition: CommandGroupDefinition<Settings>,
): CommandGroup {
  const { name, summary, notes, settings, commands } = definition
  return { name, summary, notes, settings, commands }
}
