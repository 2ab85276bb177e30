import type { MainBodyKind, Example } from '../../../src/kernel/wire/contract.ts'
import { draftFromValues, type Draft } from '../form/draft.ts'
import { isJsonObject } from '../../../src/libraries/json/json-object.ts'
import type { RequestShape } from './request-shape.ts'

/** A name and a value, both as text. */
export type Pair = readonly [name: string, value: string]

/** A request as far as it is filled in. */
export interface RequestDraft {
  readonly params: Draft
  readonly query: Draft
  /** Query parameters that the contract does not name. */
  readonly others: readonly Pair[]
  readonly headers: readonly Pair[]
  readonly bodyKind: MainBodyKind | undefined
  readonly body: Draft
  /** The JSON body as text, while it is edited in one piece; `undefined` while it is edited field by field. */
  readonly source: string | undefined
  readonly file: File | undefined
}

/** The contract's own example, which works as it stands. */
export function draftFromExample(shape: RequestShape, example: Example): RequestDraft {
  const { params = {}, query = {}, headers = {}, body } = example
  const inOnePiece = shape.body !== undefined && shape.body.fields === undefined
  return {
    params: draftFromValues(shape.params, params),
    query: draftFromValues(shape.query, query),
    others: [],
    headers: Object.entries(headers),
    bodyKind: shape.body?.accepts[0],
    body: draftFromValues(shape.body?.fields ?? [], isJsonObject(body) ? body : {}),
    source: inOnePiece && body !== undefined ? JSON.stringify(body, null, 2) : inOnePiece ? '' : undefined,
    file: fileFromExample(body),
  }
}

function fileFromExample(body: unknown): File | undefined {
  if (typeof body !== 'string' && !(body instanceof Uint8Array)) return undefined
  return new File([typeof body === 'string' ? body : new Uint8Array(body)], 'example')
}
