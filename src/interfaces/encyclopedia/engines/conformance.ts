import { describe, expect, test } from 'vitest'
import type { ActionAnswer, Encyclopedia } from '../port.ts'
import { testEndpoint, testPages } from '../testing/test-wiki.ts'

const { signal } = new AbortController()

/** What every engine keeps, asked for the English test wiki. */
export function describeEncyclopedia(name: string, create: () => Promise<Encyclopedia>): void {
  describe(name, () => {
    const open = async () => {
      const engine = await create()
      return (parameters: Readonly<Record<string, string>>, language = 'en') =>
        engine.act({ language, parameters: new Map(Object.entries(parameters)), endpoint: testEndpoint }, signal)
    }
    const ask = async (parameters: Readonly<Record<string, string>>, language?: string) =>
      (await open())(parameters, language)

    test('gives the source text of an article', async () => {
      const parse = { title: 'Sea', pageid: 2, wikitext: { '*': testPages['Sea'] } }
      expect(await ask({ action: 'parse', page: 'sea', prop: 'wikitext' })).toEqual({ body: { parse } })
    })

    test('gives text with every odd character as it is', async () => {
      const title = 'Café “Über” & Söhne?'
      const parse = { title, pageid: 12, wikitext: 'A [[sea|view]].' }
      const found = await ask({ action: 'parse', page: title, prop: 'wikitext', formatversion: '2' })
      expect(found).toEqual({ body: { parse } })
    })

    test('reports a missing article by its code', async () => {
      const missing = await ask({ action: 'parse', page: 'Nowhere', prop: 'wikitext' })
      expect(missing?.errorCode).toBe('missingtitle')
      expect(missing?.body).toMatchObject({
        error: { code: 'missingtitle', info: "The page you specified doesn't exist." },
      })
    })

    test('follows redirects and says so', async () => {
      const found = await ask({ action: 'query', titles: 'brine', redirects: '', formatversion: '2' })
      expect(found?.body).toMatchObject({
        batchcomplete: true,
        query: {
          normalized: [{ from: 'brine', to: 'Brine' }],
          redirects: [
            { from: 'Brine', to: 'Ocean' },
            { from: 'Ocean', to: 'Sea' },
          ],
          pages: [{ pageid: 2, ns: 0, title: 'Sea' }],
        },
      })
    })

    test('lists all links of an article, page after page', async () => {
      const titles: string[] = []
      const sizes: number[] = []
      let further: Record<string, string> = {}
      const askOn = await open()
      for (let request = 0; request < 5; request++) {
        const answer = await askOn({ action: 'query', titles: 'Hub', prop: 'links', pllimit: 'max', ...further })
        const { links, next } = readLinks(answer, '11')
        titles.push(...links)
        sizes.push(links.length)
        if (!next) break
        further = next
      }
      expect(sizes).toEqual([500, 500, 203])
      expect(titles).toEqual(Array.from({ length: 1203 }, (_, index) => `Island ${String(index).padStart(4, '0')}`))
    })

    test('takes a call too long for an address', async () => {
      const titles = Array.from({ length: 50 }, (_, index) => `${'Long title '.repeat(8)}${index}`).join('|')
      const found = await ask({ action: 'query', titles, formatversion: '2' })
      const pages = Reflect.get(Object(Reflect.get(Object(found?.body), 'query')), 'pages')
      expect(pages).toHaveLength(50)
    })

    test('knows no edition outside the list', async () => {
      expect(await ask({ action: 'parse', page: 'Sea' }, 'xx')).toBeUndefined()
    })

    test('an edition of the list that holds nothing has no pages', async () => {
      expect(await ask({ action: 'parse', page: 'Sea' }, 'mhr')).toMatchObject({ errorCode: 'missingtitle' })
    })
  })
}

interface LinksBody {
  readonly continue?: Record<string, string>
  readonly query: {
    readonly pages: Readonly<Record<string, { readonly links?: readonly { readonly title: string }[] }>>
  }
}

/** The links of one page in an answer of `formatversion=1`. */
function readLinks(answer: ActionAnswer | undefined, pageId: string) {
  const body: LinksBody = JSON.parse(JSON.stringify(answer?.body))
  const links = (body.query.pages[pageId]?.links ?? []).map(({ title }) => title)
  return { links, next: body.continue }
}
