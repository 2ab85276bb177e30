/** The operations that every set has alike, one function each. */
import * as Type from 'typebox'
import type { TProperties, TSchema } from 'typebox'
import type { Operation } from '../../../kernel/wire/contract.ts'

/** A field that may repeat; the server reads an array, a caller may give a single value. */
export const anyOf = Type.Optional(Type.Unsafe<string | readonly string[]>(Type.Array(Type.String())))

const callback = { callback: Type.Optional(Type.String({ description: 'The function that JSONP calls' })) }

const joinFields = { _embed: anyOf, _expand: anyOf, ...callback }

/** A field of which the first value counts. */
const text = (description: string) =>
  Type.Optional(Type.Unsafe<string | readonly string[]>(Type.Array(Type.String(), { description })))

const listFields = {
  q: text('Text that some field contains, in whichever case'),
  _page: text('Page number, first page 1; a page holds 10 records unless _limit says otherwise'),
  _limit: text('Records a page, or records from _start'),
  _start: text('First record, counted from 0'),
  _end: text('The record after the last'),
  _sort: text('Fields, separated by commas; address.city reaches inside'),
  _order: text('asc or desc for each field of _sort, separated by commas'),
  ...joinFields,
}

/** As many ids as an address can hold: Node takes 16 KiB of it. */
const maxFields = 4000

const id = Type.Object({ id: Type.String({ description: 'A record number' }) })

const Nothing = Type.Object({}, { additionalProperties: false, description: 'An empty object' })

/** Nothing is sent to who has the answer already, by `If-None-Match`. */
const unchanged = { 304: Type.Undefined() }

/** A path; `callback` makes a script of whatever it answers. */
function at(path: string) {
  return { path, mediaTypes: { [path]: ['application/json', 'text/javascript'] } }
}

/** What a write answers: what was sent, and a number. */
const Echo = Type.Object({ id: Type.Integer() }, { additionalProperties: true })

const sent = {
  accepts: ['json', 'form'],
  ignoresOthers: true,
  schema: Type.Unknown({ description: 'An object of any fields; a missing body counts as an empty one' }),
  maxBytes: 1024 * 1024,
} as const

/** `filters` are the fields asked for by name; `{field}_ne`, `_gte`, `_lte` and `_like` are read as well. */
export function listOf<Entry extends TSchema, Filters extends TProperties>(
  set: string,
  entry: Entry,
  filters: Filters,
  example: Readonly<Record<string, string>> = {},
) {
  return {
    method: 'GET',
    ...at(`/${set}`),
    summary: `List ${set}`,
    query: Type.Object({ ...filters, ...listFields }),
    maxFields,
    response: Type.Immutable(Type.Array(entry)),
    errors: unchanged,
    example: { query: example },
  } satisfies Operation
}

/** The records of `set` that belong to one of `parents`: `/posts/1/comments`. */
export function childrenOf<Entry extends TSchema, Filters extends TProperties>(
  parents: string,
  set: string,
  entry: Entry,
  filters: Filters,
) {
  return {
    method: 'GET',
    ...at(`/${parents}/:id/${set}`),
    summary: `List the ${set} of one of the ${parents}`,
    params: id,
    query: Type.Object({ ...filters, ...listFields }),
    maxFields,
    response: Type.Immutable(Type.Array(entry)),
    errors: unchanged,
    example: { params: { id: '1' } },
  } satisfies Operation
}

export function oneOf<Entry extends TSchema>(set: string, entry: Entry) {
  return {
    method: 'GET',
    ...at(`/${set}/:id`),
    summary: `Read one of the ${set}`,
    params: id,
    query: Type.Object(joinFields),
    response: entry,
    errors: { ...unchanged, 404: Nothing },
    example: { params: { id: '1' } },
  } satisfies Operation
}

export function creationIn(set: string, example: object) {
  return {
    method: 'POST',
    ...at(`/${set}`),
    summary: `Answer as if a record were added to the ${set}`,
    body: sent,
    response: Echo,
    status: 201,
    example: { body: example },
  } satisfies Operation
}

/** What goes in and comes out wherever a record is written that is there. */
function partsOfWriting(example: object) {
  return {
    params: id,
    body: sent,
    response: Echo,
    errors: { 404: Nothing },
    example: { params: { id: '1' }, body: example },
  }
}

export function replacementIn(set: string, example: object) {
  return {
    method: 'PUT',
    ...at(`/${set}/:id`),
    summary: `Answer as if one of the ${set} were replaced`,
    ...partsOfWriting(example),
  } satisfies Operation
}

export function changeIn(set: string, example: object) {
  return {
    method: 'PATCH',
    ...at(`/${set}/:id`),
    summary: `Answer as if some fields of one of the ${set} were changed`,
    ...partsOfWriting(example),
  } satisfies Operation
}

export function deletionIn(set: string) {
  return {
    method: 'DELETE',
    ...at(`/${set}/:id`),
    summary: `Answer as if one of the ${set} were deleted`,
    params: id,
    response: Nothing,
    errors: { 404: Nothing },
    example: { params: { id: '1' } },
  } satisfies Operation
}
