import { expect, test } from 'vitest'
import { identifyEntries, normalizeLink, type PlainEntry } from './identify-entries.ts'

const site = 'https://site.example/'

function toPlain(entry: Partial<PlainEntry>): PlainEntry {
  const fields = { id: '', title: '', link: '', author: '', description: '', publishedAt: undefined }
  return { ...fields, statedDate: undefined, ...entry }
}

test('ids and addresses of their own identify entries', () => {
  const found = identifyEntries(
    [toPlain({ id: 'a', link: `${site}1`, title: 'one' }), toPlain({ id: 'b', link: `${site}2`, title: 'two' })],
    site,
  )
  expect(new Set(found.map(({ idKey }) => idKey)).size).toBe(2)
  expect(new Set(found.map(({ linkKey }) => linkKey)).size).toBe(2)
  expect(found.flatMap(({ idKey, linkKey }) => [idKey, linkKey])).not.toContain(undefined)
})

test('what several entries share identifies none, and neither does the address of the site', () => {
  const shared = ['one', 'two', 'three'].map((title) => toPlain({ id: '0', link: `${site}${title}`, title }))
  expect(identifyEntries(shared, site).map(({ idKey }) => idKey)).toEqual([undefined, undefined, undefined])
  const [front] = identifyEntries([toPlain({ id: 'a', link: 'http://site.example', title: 'one' })], site)
  expect(front?.linkKey).toBeUndefined()
})

test('an entry that stands twice is taken once; the same words on another day are another entry', () => {
  const words = { title: 'All is well', description: 'As yesterday.' }
  const days = [1, 2].map((day) => toPlain({ ...words, statedDate: day }))
  expect(identifyEntries([...days, ...days], site)).toHaveLength(2)
  const twice = toPlain({ id: 'a', link: `${site}a`, title: 'once' })
  expect(identifyEntries([twice, { ...twice, title: 'again' }], site).map(({ title }) => title)).toEqual(['once'])
})

test('an entry without an address leads to the site', () => {
  expect(identifyEntries([toPlain({ title: 'a' })], site)).toMatchObject([{ link: site, linkKey: undefined }])
})

test.each([
  ['http://a.example/x/', 'a.example/x'],
  ['https://A.example/x?utm_source=rss&id=1&utm_medium=feed', 'a.example/x?id=1'],
  ['https://a.example/x#part', 'a.example/x#part'],
  ['no address', 'no address'],
])('%s counts as %s', (link, normal) => expect(normalizeLink(link)).toBe(normal))
