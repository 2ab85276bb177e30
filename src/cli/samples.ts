import type { Command } from 'commander'
import type { Content, ContentContext } from '../kernel/content/content.ts'
import { addSamples, removeSamples } from '../kernel/content/samples.ts'
import { contents, withContent } from './with-content.ts'

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

type Act = (contents: readonly Content[], context: ContentContext) => Promise<void>

async function changeSamples(act: Act, done: string): Promise<void> {
  await withContent((context) => act(contents, context))
  process.stdout.write(`${done} the sample content of ${contents.map(({ name }) => name).join(', ')}.\n`)
}
