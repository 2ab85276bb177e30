import { posix } from 'node:path'
import { Parser } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { interfaces } from '../../../interfaces/index.ts'
import { defineEcho } from '../../testing/echo.ts'
import { createSite } from './site.ts'

interface Tag {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

function readTags(html: string): readonly Tag[] {
  const tags: Tag[] = []
  const parser = new Parser({ onopentag: (name, attributes) => void tags.push({ name, attributes }) })
  parser.end(html)
  return tags
}

const site = await createSite(interfaces, { isServed: false })
const pages = new Map(site.addresses.map((address) => [address, readTags(site.write(address) ?? '')]))
const idsOf = new Map([...pages].map(([address, tags]) => [address, readAll(tags, 'id')]))

function readAll(tags: readonly Tag[], attribute: string): readonly string[] {
  return tags.flatMap(({ attributes }) => attributes[attribute] ?? [])
}

describe('the site of /docs', () => {
  test('has a page for every page of docs, every interface and every operation', () => {
    const operations = interfaces.flatMap(({ contract }) => Object.keys(contract.operations))
    expect(site.addresses.length).toBeGreaterThan(interfaces.length + operations.length + 50)
    expect(site.addresses).toEqual(
      expect.arrayContaining([
        'index.html',
        'start.html',
        'ja.html',
        'run.html',
        'decisions/0001-contracts-first.html',
        'changelog.html',
        'interfaces/ip-location.html',
        'reference/index.html',
        'reference/ip-location/locate.html',
        'parts/interfaces/spam-score/models/spam-score.html',
      ]),
    )
  })

  test('every link leads to a page of it and a place on that page, from a file as well', () => {
    const broken = [...pages].flatMap(([address, tags]) =>
      readAll(tags, 'href')
        .filter((href) => !/^(https?|data|mailto):/.test(href) && !href.includes('assets/'))
        .filter((href) => !leadsSomewhere(address, href))
        .map((href) => `${address}: ${href}`),
    )
    expect(broken).toEqual([])
  })

  test('each page has one title, no place twice, and nothing that its policy forbids', () => {
    for (const [address, tags] of pages) {
      const ids = idsOf.get(address) ?? []
      expect([address, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([address, []])
      expect([address, tags.filter(({ name }) => name === 'h1').length]).toEqual([address, 1])
      expect([address, readAll(tags, 'style').length]).toEqual([address, 0])
    }
  })

  test('every page but the first is in the list of pages', () => {
    const list = new Set(site.write('index.html')?.match(/(?<=<li><a href=")[^"]+/g))
    const isListed = (address: string) =>
      list.has(address.replace(/\.ja\.html$/, '.html')) ||
      /^(reference\/.+\/|decisions\/\d)/.test(address) ||
      address === 'index.html'
    expect(site.addresses.filter((address) => !isListed(address))).toEqual([])
  })
})

function leadsSomewhere(from: string, href: string): boolean {
  const [path = '', anchor] = href.split('#')
  const address = path === '' ? from : posix.join(posix.dirname(from), path)
  const ids = idsOf.get(address)
  return ids !== undefined && (anchor === undefined || ids.includes(decodeURIComponent(anchor)))
}

test('an interface says how it is called by its original client, by whom it was tried, and what it measured', () => {
  const page = site.write('interfaces/translate-header-key.html') ?? ''
  expect(page).toContain('<section class="tab" data-tab="deepl-node">')
  expect(page).toContain('translator.translateText(')
  expect(page).toContain('<td>10 of 10</td>')
  expect(page).toContain('<code>TRANSLATE_<wbr>HEADER_<wbr>KEY_<wbr>ENGINE</code>')
  expect(site.write('interfaces/bin-packing.html')).toContain(
    'aria-label="container filled, mean of 140 (BR1 to BR7): Mainstay 94.62, binpackingjs 82.05 %, target &gt;= 88"',
  )
})

test('commands are marked where a clone has others', () => {
  expect(site.write('models.html')).toContain('<span class="command">mainstay</span> models pull')
  expect(site.write('spam.html')).toContain('SPAM_SCORE_SPAMC_PORT=7830 <span class="command">mainstay</span> serve')
  expect(site.write('run.html')).toContain('<code>npm run mainstay -- keys list</code>')
})

test('a slice without a README has its pages, too', async () => {
  const small = await createSite([defineEcho()], { isServed: true })
  expect(small.write('interfaces/echo.html')).toContain('<h2 id="about-operations">')
  expect(small.write('reference/echo/keyed.html')).toContain('/#/echo/operations/keyed')
  expect(small.write('nowhere.html')).toBeUndefined()
})

test('a sentence of Japanese goes on where its line ends', () => {
  expect(site.write('ja.html')).toContain('インターフェースを、手元のマシンの')
})
