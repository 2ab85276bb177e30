import { expect, test } from 'vitest'
import type { IncomingEntry } from '../domain/incoming-feed.ts'
import { createMatcher, type KnownEntry } from './match-entry.ts'

const incoming: IncomingEntry = {
  idKey: 'id',
  linkKey: 'link',
  contentKey: 'content',
  version: 'v',
  title: 'title',
  link: '',
  author: '',
  description: '',
  publishedAt: 1,
}
const known: KnownEntry = {
  id: 7,
  id_key: 'other id',
  link_key: 'other link',
  content_key: 'other content',
  version: 'v',
  title: 'other title',
  published_at: 2,
}

test.each([
  ['the same id', { id_key: 'id' }, true],
  ['the same content', { content_key: 'content' }, true],
  ['the same address, and one of them without an id', { link_key: 'link', id_key: null }, true],
  ['the same address and title under a new id', { link_key: 'link', title: 'title' }, true],
  ['the same address and date under a new id', { link_key: 'link', published_at: 1 }, true],
  ['the same address every day', { link_key: 'link' }, false],
  ['nothing in common', {}, false],
])('%s', (_name, fields, isSame) => {
  expect(createMatcher([{ ...known, ...fields }])(incoming)?.id).toBe(isSame ? 7 : undefined)
})

test('the id goes before the address, and nothing is found twice', () => {
  const byLink = { ...known, id: 1, link_key: 'link', id_key: null }
  const byId = { ...known, id: 2, id_key: 'id' }
  const find = createMatcher([byLink, byId])
  expect([find(incoming)?.id, find(incoming)?.id, find(incoming)?.id]).toEqual([2, 1, undefined])
})
