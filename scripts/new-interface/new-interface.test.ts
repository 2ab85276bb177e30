import { expect, test } from 'vitest'
import { addToList } from './add-to-list.ts'
import { writeSlice } from './write-slice.ts'

test('a new interface takes its place in the list of interfaces', () => {
  const list = `/** The product. */
import type { AnyInterface } from '../kernel/interface.ts'
import binPacking from './bin-packing/index.ts'
import samplePosts from './sample-posts/index.ts'

export const interfaces: readonly AnyInterface[] = [binPacking, samplePosts]
`
  expect(addToList(list, 'question-tags', 'index.ts')).toBe(`/** The product. */
import type { AnyInterface } from '../kernel/interface.ts'
import binPacking from './bin-packing/index.ts'
import questionTags from './question-tags/index.ts'
import samplePosts from './sample-posts/index.ts'

export const interfaces: readonly AnyInterface[] = [binPacking, questionTags, samplePosts]
`)
})

test('and in the list of contracts', () => {
  const list = `/** Contracts. */
import { samplePosts } from './sample-posts/contract.ts'

export const contracts = { samplePosts } as const
`
  expect(addToList(list, 'notes', 'contracts.ts')).toBe(`/** Contracts. */
import { notes } from './notes/contract.ts'
import { samplePosts } from './sample-posts/contract.ts'

export const contracts = { notes, samplePosts } as const
`)
})

test('its folder holds the slice that CONTRIBUTING describes', () => {
  expect(Object.keys(writeSlice('question-tags')).toSorted()).toEqual([
    'README.md',
    'client.ts',
    'contract.ts',
    'engines/conformance.ts',
    'engines/embedded.test.ts',
    'engines/embedded.ts',
    'handlers.ts',
    'index.ts',
    'port.ts',
    'question-tags.test.ts',
    'render-error.ts',
  ])
})
