import type { Site } from '../../../../dialects/mediawiki/site.ts'
import { ActionError, badValue } from '../../domain/action-error.ts'
import type { ActionAnswer, ActionCall } from '../../port.ts'
import type { WikiStore } from '../../storage/wiki-store.ts'
import { toErrorBody } from '../../domain/error-body.ts'
import { firstForm, formOf } from '../../domain/form.ts'
import type { Call } from './call.ts'
import { cleanValue } from './clean-value.ts'
import { Parameters } from './parameters.ts'
import { parsePage } from './parse/parse-page.ts'
import { query } from './query/query.ts'
import type { TextCache } from './text-cache.ts'
import { toWireTime } from './to-wire-time.ts'
import { Warnings } from './warnings.ts'

export interface Wiki {
  readonly site: Site
  readonly store: WikiStore
  readonly texts: TextCache
  readonly now: number
  /** Said with every answer, such as that the edition is empty. */
  readonly notice?: string | undefined
}

const actions = { parse: parsePage, query } as const

/** Of the API's main module (mediawiki.org/wiki/API:Main_module); most of them change nothing for a reader. */
const mainParameters = (
  'action formatversion utf8 ascii maxlag maxage smaxage origin crossorigin uselang variant errorlang errorsuselocal ' +
  'errorformat assert assertuser requestid curtimestamp'
).split(' ')

/** Answers one call of the API from stored wikis. */
export async function act(
  { site, store, texts, now, notice }: Wiki,
  { parameters: values }: ActionCall,
): Promise<ActionAnswer> {
  const warnings = new Warnings()
  const parameters = new Parameters(values, warnings)
  const form = formOf(values.get('formatversion')) ?? firstForm
  const described = describeCall(values, now)
  const call: Call = { site, store, texts, parameters, warnings, form, now }
  if (notice !== undefined) warnings.add('main', notice)
  try {
    const result = await run(call)
    warnOfUnrecognized(call)
    return { body: { ...described, ...result.before, ...warnings.toWire(form), ...result.body } }
  } catch (thrown) {
    if (!(thrown instanceof ActionError)) throw thrown
    const error = toErrorBody({ code: thrown.code, info: thrown.message }, form)
    return { body: { ...described, error, ...warnings.toWire(form) }, errorCode: thrown.code }
  }
}

/** An answer in two parts: MediaWiki writes its warnings between them. */
export interface ActionResult {
  readonly before?: Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

function run(call: Call): Promise<ActionResult> {
  const { parameters } = call
  parameters.know(mainParameters)
  const version = parameters.text('formatversion')
  if (!formOf(version)) throw badValue('formatversion', version ?? '')
  assertReader(parameters)
  const action = parameters.choice('action', ['parse', 'query'])
  if (action === undefined) throw new ActionError('missingparam', 'The "action" parameter must be set.')
  return actions[action](call)
}

/** Nobody logs in here: a bot that insists on being itself has to hear that it is not (mediawiki.org/wiki/API:Assert). */
function assertReader(parameters: Parameters): void {
  const kind = parameters.choice('assert', ['anon', 'user', 'bot'])
  if (kind === 'bot')
    throw new ActionError('assertbotfailed', 'You do not have the "bot" right, so the action could not be completed.')
  if (kind === 'user')
    throw new ActionError('assertuserfailed', 'You are no longer logged in, so the action could not be completed.')
  const name = parameters.text('assertuser')
  if (name !== undefined)
    throw new ActionError(
      'assertnameduserfailed',
      `You are no longer logged in as "${name}", so the action could not be completed.`,
    )
}

function describeCall(values: ActionCall['parameters'], now: number): Record<string, unknown> {
  const id = values.get('requestid')
  return {
    ...(id === undefined ? {} : { requestid: cleanValue(id) }),
    ...(values.has('curtimestamp') ? { curtimestamp: toWireTime(now) } : {}),
  }
}

function warnOfUnrecognized({ parameters, warnings }: Call): void {
  const names = parameters.unrecognized
  if (names.length === 0) return
  warnings.add('main', `Unrecognized ${names.length > 1 ? 'parameters' : 'parameter'}: ${names.join(', ')}.`)
}
