import { expect, test } from 'vitest'
import { contracts } from '../../src/interfaces/contracts.ts'
import { createCatalogue, findPage, findPlace, listRoutes } from './catalogue.ts'
import { groups, type ListingFiles } from './listing.ts'
import { filterCatalogue } from './navigation/filter-catalogue.ts'
import { formatRoute, parseRoute } from './route.ts'
import { createSay } from './words/say.ts'

const pages = import.meta.glob('../../src/interfaces/*/console/*.page.tsx')
const listings: ListingFiles = import.meta.glob('../../src/interfaces/*/console/listing.ts', {
  eager: true,
  import: 'default',
})
const catalogue = createCatalogue(contracts, { pages, listings })
const serverPages = ['#/', '#/models', '#/keys', '#/welcome']

test('no two pages share an address', () => {
  const addresses = [...serverPages, ...catalogue.flatMap((entry) => listRoutes(entry).map(formatRoute))]
  expect(addresses.length).toBeGreaterThan(150)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('each address leads to the page or operation that it was made for', () => {
  const lost = catalogue.flatMap((entry) =>
    listRoutes(entry).filter((route) => {
      const found = parseRoute(formatRoute(route))
      if (route.operation !== undefined)
        return findPage(catalogue, found) || findPlace(catalogue, found)?.name !== route.operation
      return findPage(catalogue, found)?.page?.name !== (route.page ?? entry.pages[0]?.name)
    }),
  )
  expect(lost).toEqual([])
})

test.each([
  ['japanese-proofreading', 'proofread'],
  ['translate-header-key', 'translate'],
])('%s has a page and an operation of the name %s, each at its own address', (id, name) => {
  expect(findPage(catalogue, parseRoute(`#/${id}/${name}`))?.page?.name).toBe(name)
  expect(findPlace(catalogue, parseRoute(`#/${id}/operations/${name}`))?.name).toBe(name)
})

test('an operation is still found by the address that it had before', () => {
  expect(findPlace(catalogue, parseRoute('#/ip-location/locate'))?.name).toBe('locate')
})

test('every interface is in a group that has a heading, and opens with its own first page', () => {
  for (const { listing } of catalogue) expect(Object.keys(groups)).toContain(listing.group)
  expect(catalogue.filter(({ listing }) => listing.group === 'others')).toEqual([])
  const named = catalogue.flatMap(({ listing, pages: own }) =>
    (listing.pages ?? []).filter((name) => !own.some((page) => page.name === name)),
  )
  expect(named).toEqual([])
})

test.each([
  ['openai', ['chat-completions', 'embeddings', 'moderations', 'responses', 'text-completions']],
  ['gpt', ['chat-completions', 'responses', 'text-completions']],
  ['deepl', ['translate-header-key']],
  ['google', ['news-feeds', 'translate-query-key']],
  ['twitter', ['social-timeline']],
  ['rss', ['news-feeds']],
  ['gtfs', ['transit-search']],
  ['ocr', ['image-analysis']],
  ['face', ['image-analysis']],
  ['wikipedia', ['encyclopedia']],
  ['spam', ['spam-score']],
  ['json-server', ['sample-posts']],
  ['乗換', ['transit-search']],
])('the search knows what people call "%s"', (query, ids) => {
  const whole = filterCatalogue(catalogue, query, createSay({})).filter((entry) => catalogue.includes(entry))
  expect(whole.map(({ contract }) => contract.id).toSorted()).toEqual(ids)
})
