import type { CommandContext } from '../../../kernel/wire/interface/commands/command-context.ts'
import { defineCommand } from '../../../kernel/wire/interface/commands/command.ts'
import { modelsFolderOf } from '../downloads/models-folder.ts'
import type { RegistrySettings } from '../downloads/settings.ts'
import { findModels } from '../engines/marian/find-models.ts'
import { writeSize } from '../../../libraries/numbers/write-size.ts'
import { listRegistry, type OfferedPair } from './list/list-registry.ts'

export const list = defineCommand({
  name: 'list',
  summary: 'List the models that are here, or those that the registry has.',
  options: { registry: { summary: 'those of the registry' }, json: { summary: 'as JSON' } },
  async run({ options: { registry, json } }, { settings, dataFolder, output }: CommandContext<RegistrySettings>) {
    const pairs = registry ? await listRegistry(settings) : await listHere(modelsFolderOf(dataFolder))
    if (json) output.writeJson(pairs)
    else if (pairs.length === 0) output.write('There are no models; "mainstay translation pull en-de" gets one.\n')
    else if (registry)
      output.writeTable(
        [...headings, 'offered'],
        pairs.map((each) => [...toRow(each), describe(each)]),
      )
    else output.writeTable(headings, pairs.map(toRow))
  },
})

const headings = ['pair', 'version', 'architecture', 'size']

/** Those here have no more to tell. */
type ListedPair = Pick<OfferedPair, 'pair' | 'version' | 'architecture' | 'bytes'> & Partial<OfferedPair>

async function listHere(folder: string): Promise<ListedPair[]> {
  const models = await findModels(folder)
  return models.map(({ card: { source, target, version, architecture }, bytes }) => ({
    pair: `${source}-${target}`,
    version,
    architecture,
    bytes,
  }))
}

function toRow({ pair, version = '', architecture = '', bytes }: ListedPair): string[] {
  return [pair, version, architecture, bytes === undefined ? '' : writeSize(bytes)]
}

function describe({ status, reason = '', others = [] }: ListedPair): string {
  const offered = { released: 'yes', preview: 'as a preview', 'not offered': `no: ${reason}` }[status ?? 'released']
  const also = others.map(({ version, architecture }) => `${architecture ?? 'another'} ${version}`)
  return also.length > 0 ? `${offered}; also ${also.join(', ')}` : offered
}
