import { chooseModel, isOriginalModel } from './domain/choose-model.ts'
import type { CallChange, ChangeCall, ChangeTools, UpstreamRules } from '../../kernel/wire/interface/upstream-rules.ts'
import { settings as schema } from './settings.ts'
import { ModelDirectory } from './upstream/model-directory.ts'
import { modelOf, openaiRules } from './upstream/openai-rules.ts'
import { ServedModels } from './upstream/served-models.ts'

export { modelOf, openaiRules } from './upstream/openai-rules.ts'

/** How chat and completion are passed on: under the name that the servers know their model by, to one of those that have it. */
export const upstreamRules = { ...openaiRules, open: openModelNames } satisfies UpstreamRules

function openModelNames({ settings, servers, addresses, fetchJson }: ChangeTools): ChangeCall {
  const fetchModels: ConstructorParameters<typeof ModelDirectory>[0]['fetchModels'] = (server) =>
    fetchJson(server, '/v1/models')
  const directory = new ModelDirectory({ servers, fetchModels, now: Date.now })
  const models = new ServedModels(directory, settings.of(schema), addresses)
  const find = async (named: string | undefined, inBody: string | undefined): Promise<CallChange> => {
    const { model } = await chooseModel(models, named)
    const name = await models.findName(model)
    // Which of several has it must be known; where none says so, any may.
    if (servers.all.length > 1) await directory.get().catch(() => {})
    const suits: CallChange['suits'] = (server) => directory.has(server, name)
    return name === inBody ? { suits } : { suits, fields: { model: name } }
  }
  return (body, params) => {
    const [named, inBody] = [modelOf(body, params), modelOf(body, {})]
    const isTheirs = named !== undefined && !isOriginalModel(named) && !models.isAlias(named)
    // The one server is asked for the very name: there is nothing to find out.
    return isTheirs && named === inBody && servers.all.length === 1 ? undefined : find(named, inBody)
  }
}
