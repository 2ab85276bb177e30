import { lookUp } from '../../../libraries/json/look-up.ts'
import type { Formality } from '../../../capabilities/translation/port.ts'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { BodyOf } from '../../../kernel/wire/contract.ts'
import type { translateHeaderKey } from '../contract.ts'
import { fromWireCode } from './language-code.ts'

export type WireRequest = BodyOf<(typeof translateHeaderKey)['operations']['translate']>

export interface ReadRequest {
  readonly texts: readonly string[]
  readonly source?: string
  readonly target: string
  readonly format: 'text' | 'html'
  readonly formality?: Formality
  readonly context?: string
  /** Elements whose content stays as it is, in lower case. */
  readonly ignoredElements: readonly string[]
  readonly tellsCharacters: boolean
  readonly modelType?: string
}

/** @throws ServiceError for values that this wire does not have */
export function readRequest(body: WireRequest): ReadRequest {
  const texts = [body.text].flat()
  const format = readFormat(body.tag_handling)
  const formality = readFormality(body.formality)
  return {
    texts: body.split_sentences === 'nonewlines' && format === 'text' ? texts.map(joinLines) : texts,
    ...(body.source_lang ? { source: fromWireCode(body.source_lang, 'source_lang') } : {}),
    target: fromWireCode(body.target_lang, 'target_lang'),
    format,
    ...(formality && { formality }),
    ...(body.context && { context: body.context }),
    ignoredElements: format === 'html' ? readTags(body.ignore_tags) : [],
    tellsCharacters: isOn(body.show_billed_characters),
    ...(body.model_type && { modelType: body.model_type }),
  }
}

function readFormat(tagHandling = ''): 'text' | 'html' {
  if (tagHandling === '') return 'text'
  if (tagHandling === 'html' || tagHandling === 'xml') return 'html'
  throw badValue('tag_handling', 'html and xml')
}

const formalities: Readonly<Record<string, Formality | undefined>> = {
  '': undefined,
  default: undefined,
  more: 'more',
  prefer_more: 'more',
  less: 'less',
  prefer_less: 'less',
}

export function readFormality(value = ''): Formality | undefined {
  if (!Object.hasOwn(formalities, value))
    throw badValue('formality', 'default, more, less, prefer_more and prefer_less')
  return lookUp(formalities, value)
}

function badValue(field: string, values: string): ServiceError {
  return new ServiceError('invalid_request', 400, `Value for '${field}' not supported; it takes ${values}.`, { field })
}

/** Line breaks that end no sentence are spaces; empty lines stay between paragraphs. */
function joinLines(text: string): string {
  return text.replaceAll(/(?<!\n)\r?\n(?!\r?\n)/g, ' ')
}

function readTags(tags: string | readonly string[] = []): readonly string[] {
  return [tags]
    .flat()
    .flatMap((text) => text.split(','))
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== '')
}

function isOn(value: boolean | number | string = false): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}
