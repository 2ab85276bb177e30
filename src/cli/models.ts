import type { Command } from 'commander'
import {
  describeModelFile,
  type ModelFileDescription,
} from '../capabilities/language-model/gguf-file/describe-model.ts'
import {
  findModels,
  modelsFolderOf,
  readUsedModel,
  removeModel,
  useModel,
} from '../capabilities/language-model/store/models-folder.ts'
import { pullModel } from '../capabilities/language-model/store/pull-model.ts'
import { modelsSettings } from '../capabilities/language-model/store/settings.ts'
import { readKernelSettings } from '../kernel/config/kernel-settings.ts'
import { readSettings } from '../kernel/config/read-settings.ts'
import { OperatorError } from '../kernel/operator-error.ts'
import { ProgressBar } from './progress-bar.ts'
import { listenForStop } from './stop-signal.ts'
import { writeTable } from './table.ts'

export function addModelsCommand(program: Command): void {
  const models = program
    .command('models')
    .description('Get language models in GGUF files, list and choose them.')
    .addHelpText(
      'after',
      '\nMODELS_BASE_URL: where OWNER/REPO is looked for. Default: https://huggingface.co.\nMODELS_TOKEN: sent there, for models that ask for one.\nA server with CHAT_ENGINE=gguf answers by them; see docs/models.md.',
    )
    .exitOverride()
  models
    .command('pull')
    .description('Get a model. What broke off goes on where it ended.')
    .argument('<source>', 'OWNER/REPO, with :FILE or :QUANTISATION behind it or not; a URL; a file')
    .addHelpText('after', '\nExample: mainstay models pull Qwen/Qwen2.5-0.5B-Instruct-GGUF:Q4_K_M')
    .action(pull)
  models
    .command('list')
    .description('List the models that are here; the one that is used has a star.')
    .option('--json', 'as JSON')
    .action(list)
  models
    .command('use')
    .description('Answer by this model where a request names none.')
    .argument('<name>', 'as "models list" shows it')
    .action(async (name: string) => {
      await useModel(readFolder(), name)
      process.stdout.write(`${name} is used from now on, by a running server too, unless CHAT_MODEL says otherwise.\n`)
    })
  models
    .command('remove')
    .description('Take a model off the disk.')
    .argument('<name>', 'as "models list" shows it')
    .action(async (name: string) => {
      await removeModel(readFolder(), name)
      process.stdout.write(`Removed ${name}.\n`)
    })
}

function readFolder(): string {
  return modelsFolderOf(readKernelSettings(process.env).MAINSTAY_DATA)
}

async function pull(source: string): Promise<void> {
  using stop = listenForStop()
  const bar = new ProgressBar()
  try {
    const { name, description, isVerified, wasThere, isUsed } = await pullModel(source, {
      folder: readFolder(),
      settings: readSettings(modelsSettings, process.env),
      signal: stop.signal,
      report: (summary, done, total) => bar.update({ done, total, unit: 'bytes', summary }),
    })
    bar.clear()
    const checked = isVerified ? '' : ' No checksum is known for it, so none was compared.'
    const next = isUsed
      ? ' It is the one that is used.'
      : ` "mainstay models use ${name}" makes it the one that is used.`
    process.stdout.write(
      `${name} ${wasThere ? 'was there already' : 'is here'}: ${describe(description)}.${checked}${next}\n`,
    )
  } catch (thrown) {
    bar.clear()
    if (!stop.signal.aborted) throw thrown
    throw new OperatorError('Stopped; the same command goes on from there.')
  }
}

function describe(description: ModelFileDescription): string {
  const { architecture, parameters, quantisation, contextLength, fileBytes } = description
  const context = contextLength === undefined ? '' : `, ${contextLength} tokens of context`
  return `${architecture}, ${writeCount(parameters)} parameters, ${quantisation}${context}, ${writeSize(fileBytes)}`
}

async function list({ json }: { json?: boolean }): Promise<void> {
  const folder = readFolder()
  const used = await readUsedModel(folder)
  const models = await Promise.all(
    (await findModels([folder])).map(async ({ name, path, bytes }) => ({
      name,
      path,
      bytes,
      isUsed: name === used,
      ...(await describeModelFile(path).catch((thrown: Error) => ({ fault: thrown.message }))),
    })),
  )
  if (json) return void process.stdout.write(`${JSON.stringify(models, undefined, 2)}\n`)
  if (models.length === 0) return void process.stdout.write('There are no models; "mainstay models pull" gets one.\n')
  const headings = ['', 'name', 'size', 'architecture', 'parameters', 'context', 'quantisation']
  process.stdout.write(writeTable(headings, models.map(toCells)))
}

function toCells(
  model: { name: string; bytes: number; isUsed: boolean } & (ModelFileDescription | { fault: string }),
): string[] {
  const first = [model.isUsed ? '*' : '', model.name, writeSize(model.bytes)]
  if ('fault' in model) return [...first, '', '', '', '', model.fault]
  const { architecture, parameters, contextLength, quantisation } = model
  return [...first, architecture, writeCount(parameters), String(contextLength ?? 'unknown'), quantisation]
}

function writeSize(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`
}

function writeCount(parameters: number): string {
  return parameters < 1e9 ? `${(parameters / 1e6).toFixed(1)} M` : `${(parameters / 1e9).toFixed(2)} B`
}
