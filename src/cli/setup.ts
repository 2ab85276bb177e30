import type { Command } from 'commander'
import { setUp } from './setup/set-up.ts'

export function addSetupCommand(program: Command): void {
  program
    .command('setup')
    .description('Get models for what Mainstay is for here, make a key, and show calls to try.')
    .option('--chat <size>', 'small, medium, large, server (one that answers on this machine), or the name of a model')
    .option('--translate <languages>', 'pairs such as en-de, one way; or languages such as de, to and from English')
    .option('--embeddings <size>', 'small (English), medium (a hundred languages), or the name of a model')
    .option('--moderation', 'a classifier of texts beside the built-in model')
    .option('--pictures', 'captions, tags, faces, and words in pictures')
    .option('--none', 'no models: a key and the calls alone')
    .option('--yes', 'begin without asking')
    .option('--json', 'what came of it as JSON; asks nothing')
    .addHelpText(
      'after',
      '\nWithout options it asks, on a terminal.\nExample: mainstay setup --chat small --translate en-ja,de --pictures',
    )
    .action(setUp)
}
