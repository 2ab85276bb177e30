import type { CommandContext } from '../../../kernel/commands/command-context.ts'
import { defineCommand } from '../../../kernel/commands/command.ts'
import { writeSize } from '../../../kernel/commands/write-size.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import { listReleases } from '../downloads/registry/choose-release.ts'
import { openRegistry } from '../downloads/registry/open-registry.ts'
import type { RegistrySettings } from '../downloads/settings.ts'
import { findModels } from '../engines/marian/find-models.ts'

interface ListedModel {
  readonly pair: string
  readonly version: string
  readonly architecture: string | undefined
  /** What is fetched, where it is not here yet. */
  readonly bytes: number
}

export const list = defineCommand({
  name: 'list',
  summary: 'List the models that are here, or those that the registry has.',
  options: { registry: { summary: 'those of the registry' }, json: { summary: 'as JSON' } },
  async run({ options: { registry, json } }, { settings, dataFolder, output }: CommandContext<RegistrySettings>) {
    const models = registry
      ? await listOfRegistry(settings.TRANSLATION_REGISTRY)
      : await listHere(modelsFolderOf(dataFolder))
    if (json) output.writeJson(models)
    else if (models.length === 0) output.write('There are no models; "mainstay translation pull en-de" gets one.\n')
    else
      output.writeTable(
        ['pair', 'version', 'architecture', 'size'],
        models.map(({ pair, version, architecture = '', bytes }) => [pair, version, architecture, writeSize(bytes)]),
      )
  },
})

async function listHere(folder: string): Promise<ListedModel[]> {
  const models = await findModels(folder)
  return models.map(({ card: { source, target, version, architecture }, bytes }) => ({
    pair: `${source}-${target}`,
    version,
    architecture,
    bytes,
  }))
}

async function listOfRegistry(place: string): Promise<ListedModel[]> {
  const records = await openRegistry(place).listRecords(new AbortController().signal)
  return listReleases(records).map((release) => ({
    pair: `${release.source}-${release.target}`,
    version: release.version,
    architecture: release.architecture,
    bytes: [...new Set([release.model, release.sourceVocabulary, release.targetVocabulary, release.shortlist])].reduce(
      (sum, record) => sum + (record?.attachment.size ?? 0),
      0,
    ),
  }))
}
