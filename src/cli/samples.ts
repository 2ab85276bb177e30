import type { Command } from 'commander'
import type { Content } from '../kernel/wire/interface/content.ts'
import type { Platform } from '../kernel/foundation/platform.ts'
import { addSamples, removeSamples } from '../kernel/assembly/content/samples.ts'
import { createCommandOutput } from './command-output.ts'
import { contents } from './contents.ts'
import { withPlatform } from './with-platform.ts'

export function addSamplesCommand(program: Command): void {
  const samples = program
    .command('samples')
    .description('Remove the sample content of the first start, or add it again.')
    .exitOverride()
  const add = (name: string, description: string, act: Act, done: Done) =>
    samples
      .command(name)
      .description(description)
      .option('--json', 'as JSON')
      .action((options: { json?: boolean }) => changeSamples(act, done, options))
  add('remove', 'Remove all sample content; it does not come back by itself.', removeSamples, 'removed')
  add('add', 'Add all sample content again.', addSamples, 'added')
}

type Done = 'removed' | 'added'
type Act = (contents: readonly Content[], platform: Platform) => Promise<void>

async function changeSamples(act: Act, done: Done, { json }: { readonly json?: boolean }): Promise<void> {
  await withPlatform((platform) => act(contents, platform))
  const names = contents.map(({ name }) => name)
  const output = createCommandOutput()
  if (json) output.writeJson({ [done]: names })
  else output.write(`${done === 'added' ? 'Added' : 'Removed'} the sample content of ${names.join(', ')}.\n`)
}
