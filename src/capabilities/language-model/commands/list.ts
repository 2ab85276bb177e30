import { defineCommand } from '../../../kernel/commands/command.ts'
import { writeSize } from '../../../kernel/commands/write-size.ts'
import { describeModelFile, type ModelFileDescription } from '../domain/gguf-file/describe-model.ts'
import { findModels, modelsFolderOf, readUsedModel } from '../downloads/models-folder.ts'
import { writeParameters } from './write-parameters.ts'

export const list = defineCommand({
  name: 'list',
  summary: 'List the models that are here; the one that is used has a star.',
  options: { json: { summary: 'as JSON' } },
  async run({ options: { json } }, { dataFolder, output }) {
    const models = await describeModels(modelsFolderOf(dataFolder))
    const headings = ['', 'name', 'size', 'architecture', 'parameters', 'context', 'quantisation']
    if (json) output.writeJson(models)
    else if (models.length === 0) output.write('There are no models; "mainstay models pull" gets one.\n')
    else output.writeTable(headings, models.map(toCells))
  },
})

interface ListedFile {
  readonly name: string
  readonly path: string
  readonly bytes: number
  readonly isUsed: boolean
}

type ListedModel = ListedFile & (ModelFileDescription | { readonly fault: string })

async function describeModels(folder: string): Promise<ListedModel[]> {
  const used = await readUsedModel(folder)
  const files = await findModels([folder])
  return Promise.all(
    files.map(async ({ name, path, bytes }) => ({
      name,
      path,
      bytes,
      isUsed: name === used,
      ...(await describeModelFile(path).catch((thrown: Error) => ({ fault: thrown.message }))),
    })),
  )
}

function toCells(model: ListedModel): string[] {
  const first = [model.isUsed ? '*' : '', model.name, writeSize(model.bytes)]
  if ('fault' in model) return [...first, '', '', '', '', model.fault]
  const { architecture, parameters, contextLength, quantisation } = model
  return [...first, architecture, writeParameters(parameters), String(contextLength ?? 'unknown'), quantisation]
}
