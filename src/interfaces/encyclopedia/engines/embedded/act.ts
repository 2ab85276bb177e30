import type { Site } from '../../../../dialects/mediawiki/site.ts'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import { ActionError } from '../../domain/action-error.ts'
import { toErrorBody, toReference } from '../../domain/error-body.ts'
import { firstForm, formOf } from '../../domain/form.ts'
import type { ActionAnswer, ActionCall } from '../../port.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'
import type { ActionModule } from './action-module.ts'
import { toAddresses } from './addresses.ts'
import type { Call } from './call.ts'
import { cleanValue } from './clean-value.ts'
import { type ActionName, assertReader, jsonModule, mainModule } from './main-module.ts'
import type { Indexer } from './indexer.ts'
import { readParameters } from './parameters/read-parameters.ts'
import { SentParameters } from './sent-parameters.ts'
import type { TextCache } from './text-cache.ts'
import { toWireTime } from './to-wire-time.ts'
import { Warnings } from './warnings.ts'
import { languageOf } from '../../../../dialects/mediawiki/language-of.ts'

export interface Wiki {
  readonly site: Site
  readonly store: WikiStore
  readonly texts: TextCache
  readonly indexer: Indexer
  readonly now: number
  readonly yieldToEventLoop: YieldToEventLoop
  /** Said with every answer, such as that the edition is empty. */
  readonly notice?: string | undefined
}

/** Each is read with its first call: the code of all of them takes longer than one turn of the event loop may. */
const actions: Readonly<Record<ActionName, () => Promise<ActionModule>>> = {
  expandtemplates: memoizeLoad(async () => (await import('./expandtemplates/expand-templates.ts')).expandTemplates),
  opensearch: memoizeLoad(async () => (await import('./opensearch/open-search.ts')).openSearch),
  paraminfo: memoizeLoad(async () => (await import('./paraminfo/param-info.ts')).paramInfo),
  parse: memoizeLoad(async () => (await import('./parse/parse.ts')).parse),
  query: memoizeLoad(async () => (await import('./query/query.ts')).query),
}

/** Answers one call of the API from stored wikis. */
export async function act({ notice, ...wiki }: Wiki, { parameters, endpoint }: ActionCall): Promise<ActionAnswer> {
  const warnings = new Warnings()
  const form = formOf(parameters.get('formatversion')) ?? firstForm
  const sent = new SentParameters(parameters)
  const call: Call = { ...wiki, sent, warnings, form, addresses: toAddresses(endpoint) }
  const described = describeCall(parameters, call)
  const errorFormat = parameters.get('errorformat') ?? 'bc'
  if (notice !== undefined) warnings.add('main', 'emptyedition', notice)
  try {
    const { before, body } = await run(call)
    warnOfUnrecognized(call)
    if (Array.isArray(body)) return { body }
    return { body: { ...described, ...before, ...warnings.toWire(form, errorFormat), ...body } }
  } catch (thrown) {
    if (!(thrown instanceof ActionError)) throw thrown
    const error = describeFailure(thrown, call, errorFormat)
    return { body: { ...described, ...error, ...warnings.toWire(form, errorFormat) }, errorCode: thrown.code }
  }
}

async function run(call: Call) {
  const main = readParameters(call, mainModule)
  readParameters(call, jsonModule)
  assertReader(main)
  const action = await actions[main.action]()
  return action.run(call)
}

function describeFailure(
  { code, message, data, module }: ActionError,
  { form, addresses: { endpoint }, sent }: Call,
  errorFormat: string,
): Record<string, unknown> {
  if (!['plaintext', 'wikitext', 'none'].includes(errorFormat))
    return { error: toErrorBody({ code, info: message, data }, form, endpoint) }
  const text = errorFormat === 'none' ? {} : { [form.text('text')]: message }
  const extra = Object.keys(data).length > 0 ? { data } : {}
  const error = { code, ...text, ...extra, module: module ?? sent.take('action') ?? 'main' }
  return { errors: [error], [form.text('docref')]: toReference(endpoint) }
}

/** Fields of every answer that were asked for, whatever the action. */
function describeCall(values: ActionCall['parameters'], { now, site }: Call): Record<string, unknown> {
  const id = values.get('requestid')
  const language = (name: string) => {
    const code = values.get(name) ?? 'user'
    return ['user', 'content', 'uselang'].includes(code) ? languageOf(site) : code
  }
  return {
    ...(id === undefined ? {} : { requestid: cleanValue(id) }),
    ...(values.has('curtimestamp') ? { curtimestamp: toWireTime(now) } : {}),
    ...(values.has('responselanginfo') ? { uselang: language('uselang'), errorlang: language('errorlang') } : {}),
  }
}

function warnOfUnrecognized({ sent, warnings }: Call): void {
  const names = sent.unrecognized
  if (names.length === 0) return
  const plural = names.length > 1 ? 'parameters' : 'parameter'
  warnings.add('main', 'unrecognizedparams', `Unrecognized ${plural}: ${names.join(', ')}.`)
}
