import { defineCommand } from '../../../kernel/commands/command.ts'
import { writeSize } from '../../../kernel/commands/write-size.ts'
import type { CommandContext } from '../../../kernel/commands/command-context.ts'
import { OperatorError } from '../../../kernel/errors/operator-error.ts'
import type { ModelFileDescription } from '../domain/gguf-file/describe-model.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { type PulledModel, pullModel } from '../downloads/pull-model.ts'
import type { ModelsSettings } from '../downloads/settings.ts'
import { writeParameters } from './write-parameters.ts'

export const pull = defineCommand({
  name: 'pull',
  summary: 'Get a model. What broke off goes on where it ended.',
  arguments: { source: { summary: 'OWNER/REPO, with :FILE or :QUANTISATION behind it or not; a URL; a file' } },
  notes: 'Example: mainstay models pull Qwen/Qwen2.5-0.5B-Instruct-GGUF:Q4_K_M',
  async run(
    { arguments: { source } },
    { settings, dataFolder, output, listenForStop }: CommandContext<ModelsSettings>,
  ) {
    using stop = listenForStop()
    const { signal } = stop
    try {
      const pulled = await pullModel(source, {
        folder: modelsFolderOf(dataFolder),
        settings,
        signal,
        report: (summary, done, total) => output.showProgress({ done, total, unit: 'bytes', summary }),
      })
      output.clearProgress()
      output.write(describePulled(pulled))
    } catch (thrown) {
      output.clearProgress()
      if (!signal.aborted) throw thrown
      throw new OperatorError('Stopped; the same command goes on from there.')
    }
  },
})

function describePulled({ name, description, isVerified, wasThere, isUsed }: PulledModel): string {
  const checked = isVerified ? '' : ' No checksum is known for it, so none was compared.'
  const next = isUsed ? ' It is the one that is used.' : ` "mainstay models use ${name}" makes it the one that is used.`
  return `${name} ${wasThere ? 'was there already' : 'is here'}: ${describe(description)}.${checked}${next}\n`
}

function describe(description: ModelFileDescription): string {
  const { architecture, parameters, quantisation, contextLength, fileBytes } = description
  const context = contextLength === undefined ? '' : `, ${contextLength} tokens of context`
  return `${architecture}, ${writeParameters(parameters)} parameters, ${quantisation}${context}, ${writeSize(fileBytes)}`
}
