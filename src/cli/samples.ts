import type { Command } from 'commander'
import type { Content } from '../kernel/wire/interface/content.ts'
import type { Platform } from '../kernel/foundation/platform.ts'
import { addSamples, removeSamples } from '../kernel/assembly/content/samples.ts'
import { contents } from './contents.ts'
import { withPlatform } from './with-platform.ts'

export function addSamplesCommand(program: Command): void {
  const samples = program
    .command('samples')
    .description('Remove the sample content of the first start, or add it again.')
    .exitOverride()
  const add = (name: string, description: string, act: Act, done: string) =>
    samples
      .command(name)
      .description(description)
      .action(() => changeSamples(act, done))
  add('remove', 'Remove all sample content; it does not come back by itself.', removeSamples, 'Removed')
  add('add', 'Add all sample content again.', addSamples, 'Added')
}

type Act = (contents: readonly Content[], platform: Platform) => Promise<void>

async function changeSamples(act: Act, done: string): Promise<void> {
  await withPlatform((platform) => act(contents, platform))
  process.stdout.write(`${done} the sample content of ${contents.map(({ name }) => name).join(', ')}.\n`)
}
