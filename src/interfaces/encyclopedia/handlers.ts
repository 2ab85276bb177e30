import { toLanguage } from '../../dialects/mediawiki/languages.ts'
import type { ResponseOf } from '../../kernel/contract.ts'
import { ServiceError } from '../../kernel/errors/service-error.ts'
import { answer, type Answer } from '../../kernel/http/answer.ts'
import type { Handlers, OperationContext } from '../../kernel/interface.ts'
import { badValue } from './domain/action-error.ts'
import type { encyclopedia } from './contract.ts'
import type { ActionAnswer, Encyclopedia } from './port.ts'
import { firstForm, formOf } from './domain/form.ts'
import { toErrorBody } from './domain/error-body.ts'
import { mergeParameters } from './wire/merge-parameters.ts'
import { toCacheControl } from './wire/to-cache-control.ts'

type Context = OperationContext<Encyclopedia>
type ActionBody = ResponseOf<(typeof encyclopedia)['operations']['act']>

export const handlers: Handlers<typeof encyclopedia, Encyclopedia> = {
  act: ({ params, query }, context) => act(params.lang, mergeParameters([query]), context),
  actByForm: ({ params, query, body }, context) => act(params.lang, mergeParameters([query, body]), context),
}

async function act(code: string, parameters: Map<string, string>, { engine, signal }: Context) {
  const format = parameters.get('format')
  parameters.delete('format')
  if (format !== undefined && format !== 'json') return toWireAnswer(refuseFormat(format, parameters), parameters)
  const result = await engine.act({ language: toLanguage(code), parameters }, signal)
  if (result) return toWireAnswer(result, parameters)
  throw new ServiceError('unknown_edition', 404, `There is no edition "${code}" here.`)
}

/** The formats that people look at (jsonfm, MediaWiki's own default), XML and PHP are not written here. */
function refuseFormat(format: string, parameters: ReadonlyMap<string, string>): ActionAnswer {
  const form = formOf(parameters.get('formatversion')) ?? firstForm
  const { code, message: info } = badValue('format', format)
  return { body: { error: toErrorBody({ code, info }, form) }, errorCode: code }
}

function toWireAnswer({ body, errorCode }: ActionAnswer, parameters: ReadonlyMap<string, string>): Answer<ActionBody> {
  if (errorCode !== undefined) return answer(body, { headers: { 'mediawiki-api-error': errorCode } })
  return answer(body, { headers: { 'cache-control': toCacheControl(parameters) } })
}
