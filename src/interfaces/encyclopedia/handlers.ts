import { toLanguage } from '../../dialects/mediawiki/languages.ts'
import type { ResponseOf } from '../../kernel/wire/contract.ts'
import { ServiceError } from '../../kernel/foundation/errors/service-error.ts'
import { Answer, answer } from '../../kernel/wire/interface/answer.ts'
import { runInTurns } from '../../kernel/foundation/workers/yield-to-event-loop.ts'
import { writeJsonInSteps } from '../../libraries/json/write-json-in-steps.ts'
import type { Handlers, OperationContext } from '../../kernel/wire/interface.ts'
import { badValue } from './domain/action-error.ts'
import type { encyclopedia } from './contract.ts'
import type { ActionAnswer, ActionCall, Encyclopedia } from './port.ts'
import { firstForm, formOf } from './domain/form.ts'
import { toErrorBody } from './domain/error-body.ts'
import { mergeParameters } from './wire/merge-parameters.ts'
import { toPageAnswer } from './wire/page/to-page-answer.ts'
import { toCacheControl } from './wire/to-cache-control.ts'
import { toCallbackName, writeScript } from './wire/write-script.ts'

type Context = OperationContext<Encyclopedia>
type ActionBody = ResponseOf<(typeof encyclopedia)['operations']['act']>

export const handlers: Handlers<typeof encyclopedia, Encyclopedia> = {
  act: ({ params, query, url }, context) => act(params.lang, url, mergeParameters([query]), context),
  readPage: ({ params: { lang, title, '*': rest }, query, url }, context) =>
    readPage({ lang, title: title ?? rest ?? '', url, redirect: query.redirect }, context),
  actByForm: ({ params, query, body, url }, context) => act(params.lang, url, mergeParameters([query, body]), context),
}

async function act(code: string, url: URL, parameters: Map<string, string>, context: Context) {
  const { engine, signal } = context
  const format = parameters.get('format')
  parameters.delete('format')
  const call: ActionCall = { language: toLanguage(code), parameters, endpoint: url.origin + url.pathname }
  if (format !== undefined && format !== 'json' && format !== 'none')
    return toWireAnswer(refuseFormat(format, call), parameters, context)
  const result = await engine.act(call, signal)
  if (result) return format === 'none' ? leaveOut(result) : await toWireAnswer(result, parameters, context)
  throw noSuchEdition(code)
}

interface PageRequest {
  readonly lang: string
  readonly title: string
  readonly url: URL
  readonly redirect: string | undefined
}

/** The path of pages, under the interface's base or on a host of its own. */
const belowBase = /^(?:\/encyclopedia\/[^/]+)?\/wiki/

async function readPage({ lang, title, url, redirect }: PageRequest, { engine, signal }: Context) {
  const [folder = '/wiki'] = belowBase.exec(url.pathname) ?? []
  const call = { language: toLanguage(lang), title, followsRedirects: redirect !== 'no', folder: `${folder}/` }
  const found = await engine.read(call, signal)
  if (found) return toPageAnswer(found, call)
  throw noSuchEdition(lang)
}

function noSuchEdition(code: string): ServiceError {
  return new ServiceError('unknown_edition', 404, `There is no edition "${code}" here.`)
}

/** The formats that people look at (jsonfm, MediaWiki's own default), XML and PHP are not written here. */
function refuseFormat(format: string, { parameters, endpoint }: ActionCall): ActionAnswer {
  const form = formOf(parameters.get('formatversion')) ?? firstForm
  const { code, message: info } = badValue('format', format)
  return { body: { error: toErrorBody({ code, info }, form, endpoint) }, errorCode: code }
}

/** `format=none`: whether it went well stands in the headers. */
function leaveOut({ body, errorCode }: ActionAnswer): Answer<ActionBody> {
  const headers = errorCode === undefined ? {} : { 'mediawiki-api-error': errorCode }
  return new Answer(body, { headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } }, '')
}

async function toWireAnswer(
  { body, errorCode }: ActionAnswer,
  parameters: ReadonlyMap<string, string>,
  context: Pick<Context, 'yieldToEventLoop'>,
): Promise<Answer<ActionBody>> {
  const headers =
    errorCode === undefined
      ? { 'cache-control': toCacheControl(parameters) }
      : { 'cache-control': 'private', 'mediawiki-api-error': errorCode }
  const callback = parameters.get('callback')
  if (callback === undefined && isLong(parameters)) {
    const written = await runInTurns(writeJsonInSteps(body), () => context.yieldToEventLoop())
    return new Answer(body, { headers }, written)
  }
  if (callback === undefined) return answer(body, { headers })
  const script = writeScript(toCallbackName(callback), body)
  return new Answer(body, { headers: { ...headers, 'content-type': 'text/javascript; charset=utf-8' } }, script)
}

/** A long text of the caller's own may have an answer many times as long. */
const longCall = 10_000

function isLong(parameters: ReadonlyMap<string, string>): boolean {
  let characters = 0
  for (const value of parameters.values()) characters += value.length
  return characters > longCall
}
