import { Command } from 'commander'
import { version } from '../kernel/foundation/version.ts'
import { outline } from './outline.ts'
import { letYoungGenerationGrow } from './young-generation.ts'

/**
 * The command line, ready to parse one: with the commands that `words` may call in full, and of the others the name
 * and what they are for. Without words all of them are in full.
 */
export async function createProgram(words?: readonly string[]): Promise<Command> {
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
  const isFull = words === undefined || outline.some(({ name, needsAll }) => needsAll && words.includes(name))
  for (const { name, summary, load } of outline) {
    if (isFull || words.includes(name)) (await load())(program)
    else program.command(name).description(summary)
  }
  return program
}
