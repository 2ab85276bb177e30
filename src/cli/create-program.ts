import { Command } from 'commander'
import { version } from '../kernel/foundation/version.ts'
import { isJsonAsked } from './is-json-asked.ts'
import { outline } from './outline.ts'
import { writeEvent } from './write-event.ts'
import { letYoungGenerationGrow } from './young-generation.ts'

/** The exit code for words that cannot be parsed. */
export const calledWrongly = 2

/**
 * The command line, ready to parse one: with the commands that `words` may call in full, and of the others the name
 * and what they are for. Without words all of them are in full.
 */
export async function createProgram(words?: readonly string[]): Promise<Command> {
  const program = new Command('mainstay')
    .description('Web interfaces on a machine of your own, wire for wire.')
    .version(version)
    .configureOutput(isJsonAsked(words) ? jsonOutput : {})
    .showHelpAfterError(isJsonAsked(words) ? false : 'Try "mainstay --help".')
    .addHelpText(
      'after',
      '\nExit codes: 0 done, 1 failed, 2 called wrongly.\n--json: the result as JSON on standard output; progress and errors as lines of JSON on standard error.\nSettings are environment variables, or lines of a file; "mainstay serve --help" lists them.',
    )
    .exitOverride()
    .hook('preAction', (_program, command) => {
      if (command.name() !== 'serve') letYoungGenerationGrow()
    })
  const isFull = words === undefined || outline.some(({ name, needsAll }) => needsAll && words.includes(name))
  for (const { name, summary, load } of outline) {
    if (isFull || words.includes(name)) (await load())(program)
    else program.command(name).description(summary)
  }
  return program
}

/** Of Commander's findings, which begin with a word, and may end with a line of advice. */
const jsonOutput = {
  outputError: (text: string) =>
    writeEvent({
      error: {
        message: text
          .replace(/^error: /, '')
          .trimEnd()
          .replaceAll('\n', ' '),
        exitCode: calledWrongly,
      },
    }),
}
