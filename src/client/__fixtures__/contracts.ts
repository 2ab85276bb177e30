import { Type } from 'typebox'
import { defineContract, type KeyRule } from '../../kernel/wire/contract.ts'

const failure = { body: Type.Unknown() }
const about = { spec: 'X', title: 'For tests', summary: 'For tests', failure }
const example = {}
const Anything = Type.Unknown()

/** One operation per kind of body, and one that streams. */
export const library = defineContract({
  ...about,
  id: 'library',
  base: 'books',
  key: { in: 'bearer', need: 'required' },
  operations: {
    find: {
      method: 'GET',
      path: '/shelf/:shelf/:title',
      summary: 'Find a book',
      params: Type.Object({ shelf: Type.String(), title: Type.String() }),
      query: Type.Object({ tag: Type.Optional(Type.Array(Type.String())), page: Type.Optional(Type.String()) }),
      response: Type.Object({ title: Type.String(), pages: Type.Integer() }),
      example,
    },
    list: { method: 'GET', path: '/', summary: 'List', response: Type.Array(Type.String()), example },
    add: {
      method: 'POST',
      path: '/',
      summary: 'Add a book',
      body: { accepts: ['json', 'form'], schema: Type.Object({ title: Type.String() }) },
      response: Type.Object({ id: Type.Integer() }),
      status: 201,
      example,
    },
    label: {
      method: 'POST',
      path: '/label',
      summary: 'Label a book',
      body: {
        accepts: ['form'],
        schema: Type.Object({ text: Type.String(), tag: Type.Optional(Type.Array(Type.String())) }),
      },
      response: Anything,
      example,
    },
    scan: {
      method: 'POST',
      path: '/scan',
      summary: 'Scan a cover',
      body: { accepts: ['bytes'], schema: Anything },
      response: Anything,
      example,
    },
    cover: {
      method: 'GET',
      path: '/cover',
      summary: 'The picture of a cover',
      response: Type.Unsafe<Uint8Array>(Type.String({ format: 'binary' })),
      example,
    },
    reserve: {
      method: 'POST',
      path: '/reserve',
      summary: 'Have a book kept',
      response: Type.Undefined(),
      status: 202,
      example,
    },
    write: {
      method: 'POST',
      path: '/write',
      summary: 'Write a book',
      body: { accepts: ['json'], schema: Type.Object({ about: Type.String() }) },
      response: Type.Object({ text: Type.String() }),
      events: Type.Object({ word: Type.String() }),
      example,
    },
  },
})

/** A base with a parameter, and -1 where no response comes. */
export const atlas = defineContract({
  ...about,
  id: 'atlas',
  base: 'maps/:lang',
  key: { in: 'bearer', need: 'optional' },
  noResponseStatus: -1,
  operations: {
    show: {
      method: 'GET',
      path: '/w/:place',
      summary: 'Show a place',
      params: Type.Object({ lang: Type.String(), place: Type.String() }),
      response: Anything,
      example,
    },
  },
})

/** A form operation whose key is placed by `key`. */
export function defineKeyed(key: KeyRule) {
  return defineContract({
    ...about,
    id: 'keyed',
    base: 'keyed',
    key,
    operations: {
      ask: {
        method: 'POST',
        path: '/ask',
        summary: 'Ask',
        query: Type.Object({ lang: Type.Optional(Type.String()) }),
        body: { accepts: ['form'], schema: Type.Object({ q: Type.String() }) },
        response: Anything,
        example,
      },
    },
  })
}
