import { asJsonObject } from '../../kernel/json/json-object.ts'
import { chooseModel, isOriginalModel } from '../../dialects/openai/choose-model.ts'
import { openaiRules } from '../../dialects/openai/upstream-rules.ts'
import type { CallChange, ChangeTools, UpstreamRules } from '../../kernel/upstream/upstream-rules.ts'
import { settings as schema } from './settings.ts'
import { ModelDirectory } from './upstream/model-directory.ts'
import { ServedModels } from './upstream/served-models.ts'

/** How chat and completion are passed on: under the name that the servers know their model by, to one of those that have it. */
export const upstreamRules = { ...openaiRules, open: openModelNames } satisfies UpstreamRules

function openModelNames({ settings, servers, fetchJson }: ChangeTools) {
  const fetchModels: ConstructorParameters<typeof ModelDirectory>[0]['fetchModels'] = (server) =>
    fetchJson(server, '/v1/models')
  const directory = new ModelDirectory({ servers, fetchModels, now: Date.now })
  const models = new ServedModels(directory, settings.of(schema))
  const find = async (named: string | undefined): Promise<CallChange> => {
    const { model } = await chooseModel(models, named)
    const name = await models.findName(model)
    // Which of several has it must be known; where none says so, any may.
    if (servers.all.length > 1) await directory.get().catch(() => {})
    const suits: CallChange['suits'] = (server) => directory.has(server, name)
    return name === named ? { suits } : { suits, fields: { model: name } }
  }
  return (body: unknown) => {
    const named = modelOf(body)
    const isTheirs = named !== undefined && !isOriginalModel(named) && !models.isAlias(named)
    // The one server is asked for the very name: there is nothing to find out.
    return isTheirs && servers.all.length === 1 ? undefined : find(named)
  }
}

function modelOf(body: unknown): string | undefined {
  const model = asJsonObject(body)?.['model']
  return typeof model === 'string' ? model : undefined
}
