import { expect, test } from 'vitest'
import { createCatalogue, findPage, findPlace } from './catalogue.ts'
import { filterCatalogue } from './navigation/filter-catalogue.ts'
import { createSay } from './words/say.ts'
import { contracts } from '../../src/interfaces/contracts.ts'

const load = async () => ({ default: () => null })
const files = {
  '../../src/interfaces/news-feeds/console/two-words.page.tsx': load,
  '../../src/interfaces/news-feeds/console/part.tsx': load,
  '../../src/interfaces/notes/console/for-all.open.page.tsx': load,
  '../../src/interfaces/news-feeds-more/console/other.page.tsx': load,
}
const catalogue = createCatalogue({ newsFeeds: contracts.newsFeeds, notes: contracts.notes }, { pages: files })

test('a page belongs to the interface in whose folder it lies, named after its file', () => {
  expect(catalogue.map(({ pages }) => pages.map(({ name, title, isOpen }) => [name, title, isOpen]))).toEqual([
    [['two-words', 'Two words', false]],
    [['for-all', 'For all', true]],
  ])
})

test('a route finds it, and the operations as before', () => {
  expect(findPage(catalogue, { interface: 'news-feeds', page: 'two-words' })?.page?.title).toBe('Two words')
  expect(findPage(catalogue, { interface: 'notes', page: 'two-words' })).toBeUndefined()
  expect(findPage(catalogue, { interface: 'news-feeds' })?.page?.title).toBe('Two words')
  expect(findPage(catalogue, { interface: 'news-feeds', operation: 'readPage' })).toBeUndefined()
  expect(findPlace(catalogue, { interface: 'news-feeds', operation: 'readPage' })?.name).toBe('readPage')
})

test('the search finds it by its name', () => {
  const [found] = filterCatalogue(catalogue, 'two words', createSay({}))
  expect([found?.contract.id, found?.operations, found?.pages.length]).toEqual(['news-feeds', [], 1])
})

test('a file that is no component says so', async () => {
  const broken = { '/interfaces/notes/console/x.page.tsx': async () => ({ default: 1 }) }
  const [entry] = createCatalogue({ notes: contracts.notes }, { pages: broken })
  await expect(entry?.pages[0]?.load()).rejects.toThrow('has no component as its default export.')
})
