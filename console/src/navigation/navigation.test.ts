import { Type } from 'typebox'
import { describe, expect, test } from 'vitest'
import { defineContract, type Contract } from '../../../src/kernel/wire/contract.ts'
import { createSay } from '../words/say.ts'
import { createCatalogue } from '../catalogue.ts'
import { filterCatalogue } from './filter-catalogue.ts'
import { groupOperations } from './group-operations.ts'

function contractOf(id: string, base: string, paths: readonly string[]): Contract {
  const operations = paths.map((path) => [
    `call${path}`,
    { method: 'GET', path, summary: `Look at ${path}`, response: Type.Unknown(), example: {} } as const,
  ])
  const key = { in: 'bearer', need: 'optional' } as const
  return defineContract({
    id,
    spec: 'X',
    title: id,
    summary: '',
    base,
    key,
    failure: { body: Type.Unknown() },
    operations: Object.fromEntries(operations),
  })
}

const catalogue = createCatalogue({
  geo: contractOf('ip-location', 'geo', ['/:address']),
  posts: contractOf('sample-posts', 'test', ['/posts', '/posts/:id', '/users']),
})

function search(query: string) {
  return filterCatalogue(catalogue, query, createSay({})).map(({ contract, operations }) => [
    contract.id,
    operations.map(({ name }) => name),
  ])
}

describe('filterCatalogue', () => {
  test.each([
    [
      '',
      [
        ['ip-location', ['call/:address']],
        ['sample-posts', ['call/posts', 'call/posts/:id', 'call/users']],
      ],
    ],
    ['LOCATION', [['ip-location', ['call/:address']]]],
    ['users', [['sample-posts', ['call/users']]]],
    ['sample get /test/posts', [['sample-posts', ['call/posts', 'call/posts/:id']]]],
    ['nowhere', []],
  ])('%j', (query, entries) => {
    expect(search(query)).toEqual(entries)
  })
})

function groupsOf(paths: readonly string[]) {
  const [entry] = createCatalogue({ one: contractOf('one', 'one', paths) })
  return groupOperations(entry?.operations ?? []).map(({ heading, operations }) => [heading, operations.length])
}

describe('groupOperations', () => {
  test('a short list stands as it is', () => {
    expect(groupsOf(['/posts', '/posts/:id', '/users'])).toEqual([[undefined, 3]])
  })

  test('a long one is divided by what its paths begin with', () => {
    const paths = [
      '/posts',
      '/posts/:id',
      '/users',
      '/users/:id',
      '/:kind/posts',
      '/todos',
      '/todos/:id',
      '/todos/:id/x',
      '/',
    ]
    expect(groupsOf(paths)).toEqual([
      ['posts', 3],
      ['users', 2],
      ['todos', 3],
      ['/', 1],
    ])
  })
})
