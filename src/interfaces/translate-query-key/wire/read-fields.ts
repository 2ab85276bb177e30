import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import type { translateQueryKey } from '../contract.ts'
import { maxTexts } from '../contract/translation.ts'
import { fromWireCode } from './language-code.ts'

type WireFields = BodyOf<(typeof translateQueryKey)['operations']['translate']>

export interface ReadFields {
  readonly texts: readonly string[]
  readonly source?: string
  readonly target: string
  readonly format: 'text' | 'html'
  readonly model?: string
}

/** Fields of the body stand before those of the query. @throws ServiceError */
export function readTranslateFields(query: WireFields, body: WireFields | undefined): ReadFields {
  const { target, source, format, model } = { ...query, ...body }
  if (!target) throw missing('target', 'the language to translate into, such as ja')
  return {
    texts: readTexts(query, body),
    target: fromWireCode(target, 'target'),
    format: format === 'text' ? 'text' : 'html',
    ...(source && { source: fromWireCode(source, 'source') }),
    ...(model && { model }),
  }
}

/** @throws ServiceError when there is none, or too many */
export function readTexts(query: Pick<WireFields, 'q'>, body: Pick<WireFields, 'q'> | undefined): readonly string[] {
  const texts = [query.q ?? [], body?.q ?? []].flat()
  if (texts.length === 0) throw missing('q', 'a text')
  if (texts.length <= maxTexts) return texts
  throw new ServiceError(
    'invalid_request',
    400,
    `Too many text segments: ${texts.length}, and ${maxTexts} are the most.`,
    {
      field: 'q',
    },
  )
}

function missing(field: string, what: string): ServiceError {
  return new ServiceError('invalid_request', 400, `Required parameter: ${field}, ${what}.`, { field })
}
