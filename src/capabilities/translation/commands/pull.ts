import { mkdir } from 'node:fs/promises'
import type { CommandContext } from '../../../kernel/commands/command-context.ts'
import { defineCommand } from '../../../kernel/commands/command.ts'
import { writeSize } from '../../../kernel/commands/write-size.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import { findReleases } from '../downloads/find-releases.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { type PulledPair, pullRelease } from '../downloads/pull-pair.ts'
import { openRegistry } from '../downloads/registry/open-registry.ts'
import type { RegistrySettings } from '../downloads/settings.ts'

export const pull = defineCommand({
  name: 'pull',
  summary: 'Get the newest models for pairs of languages. What broke off goes on where it ended.',
  arguments: { pairs: { summary: 'such as en-ja ja-en; pairs without English get two models', isRepeated: true } },
  notes: 'Mozilla hosts its models for Firefox: pull what is needed, once, and mirror it for further servers.',
  async run({ arguments: { pairs } }, context: CommandContext<RegistrySettings>) {
    using stop = context.listenForStop()
    try {
      for (const pulled of await pullAll(pairs, context, stop.signal)) context.output.write(describe(pulled))
    } catch (thrown) {
      context.output.clearProgress()
      if (!stop.signal.aborted) throw thrown
      throw new OperatorError('Stopped; the same command goes on from there.')
    }
  },
})

async function pullAll(
  pairs: readonly string[],
  { settings, dataFolder, output }: CommandContext<RegistrySettings>,
  signal: AbortSignal,
): Promise<readonly PulledPair[]> {
  const registry = openRegistry(settings.TRANSLATION_REGISTRY)
  const records = await registry.listRecords(signal)
  const releases = new Set(pairs.flatMap((pair) => findReleases(records, pair)))
  const folder = modelsFolderOf(dataFolder)
  await mkdir(folder, { recursive: true })
  const pulled: PulledPair[] = []
  for (const release of releases)
    pulled.push(
      await pullRelease(registry, release, {
        folder,
        origin: settings.TRANSLATION_REGISTRY,
        signal,
        report: (summary, done, total) => output.showProgress({ done, total, unit: 'bytes', summary }),
      }),
    )
  output.clearProgress()
  return pulled
}

function describe({ model: { card, bytes }, wasThere }: PulledPair): string {
  const { source, target, version, architecture } = card
  const kind = architecture === undefined ? '' : `, ${architecture}`
  return `${source}-${target} ${version}${kind}, ${writeSize(bytes)}, ${wasThere ? 'was there already' : 'is here'}.\n`
}
