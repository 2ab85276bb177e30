import type { CommandContext } from '../../../kernel/wire/interface/commands/command-context.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import type { PulledPair } from '../downloads/pull-pair.ts'
import { describePulled, pullPairs } from '../downloads/pull-pairs.ts'
import type { RegistrySettings } from '../downloads/settings.ts'

export const pull = defineCommand({
  name: 'pull',
  summary: 'Get the newest models for pairs of languages. What broke off goes on where it ended.',
  arguments: { pairs: { summary: 'such as en-ja ja-en; pairs without English get two models', isRepeated: true } },
  options: {
    architecture: { summary: 'tiny, base-memory or base, where a pair has several', value: 'name' },
    preview: { summary: 'models too that only Firefox’s nightly builds have' },
    json: { summary: 'as JSON' },
  },
  notes:
    'Mozilla hosts its models for Firefox: pull what is needed, once, and mirror it for further servers.\n"mainstay models pull en-ja" does the same.',
  async run({ arguments: { pairs }, options }, context: CommandContext<RegistrySettings>) {
    using stop = context.listenForStop()
    const { settings, dataFolder, output } = context
    const { architecture = settings.TRANSLATION_ARCHITECTURE, preview: hasPreviews } = options
    const wishes = { architecture, hasPreviews }
    try {
      const pulled = await pullPairs(pairs, {
        wishes,
        settings,
        dataFolder,
        signal: stop.signal,
        report: (done, total, summary) => output.showProgress({ done, total, unit: 'bytes', summary }),
        tell: (line) => output.note(line),
      })
      output.clearProgress()
      if (options.json) output.writeJson(pulled.map(toJson))
      else for (const pair of pulled) output.write(`${describePulled(pair)}\n`)
    } catch (thrown) {
      output.clearProgress()
      if (!stop.signal.aborted) throw thrown
      throw new OperatorError('Stopped; the same command goes on from there.')
    }
  },
})

function toJson({ model: { card, bytes }, wasThere }: PulledPair) {
  const { source, target, version, architecture } = card
  return { pair: `${source}-${target}`, version, architecture, bytes, isNew: !wasThere }
}
