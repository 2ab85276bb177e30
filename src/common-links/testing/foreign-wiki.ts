import { serve } from '../../client/__fixtures__/serve.ts'

/** How the wiki answers a request before it has an answer: undefined goes on to the answer itself. */
export type Mood = (requestNumber: number) => ForeignAnswer | undefined | 'never'

export interface ForeignAnswer {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

/**
 * A fake of a MediaWiki elsewhere, which cannot be had here: its lists of links hold what templates bring in, and the
 * link of an article to itself is missing from them, as on Wikipedia. It can be slow, busy or broken.
 */
export async function serveForeignWiki(mood: Mood = () => undefined) {
  const requests: URLSearchParams[] = []
  const headers: Record<string, unknown>[] = []
  const address = await serve((request, response) => {
    const parameters = new URL(request.url ?? '', 'http://localhost').searchParams
    requests.push(parameters)
    headers.push(request.headers)
    const answer = mood(requests.length) ?? { body: JSON.stringify(answerOf(parameters)) }
    if (answer === 'never') return
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers }).end(answer.body)
  })
  return { baseUrl: address, requests, headers }
}

interface ForeignPage {
  readonly wikitext: string
  /** What the page as a whole links to, in pages of the listing. */
  readonly listed: readonly (readonly string[])[]
}

const pages: Readonly<Record<string, ForeignPage>> = {
  Sonne: {
    wikitext:
      "Die '''Sonne''' ist ein [[Stern]]: [[Licht]], [[wärme]], [[Sonne]], [[Bild:Sonne.jpg|x]], [[gone:Erde]]. {{Leiste}}",
    listed: [
      ['Erde', 'Licht', 'Mars'],
      ['Stern', 'Wärme'],
    ],
  },
  Mond: {
    wikitext:
      'Der Mond hat [[wärme]] nicht; [[Licht|Mondlicht]] kommt von der [[Sonne]]. Siehe [[Stern]], [[gone:Erde]]. {{Leiste}}',
    listed: [
      ['Erde', 'Licht', 'Mars', 'Sonne'],
      ['Stern', 'Wärme'],
    ],
  },
}

function answerOf(parameters: URLSearchParams): unknown {
  const title = parameters.get('page') ?? parameters.get('titles') ?? ''
  const page = pages[title]
  if (parameters.get('action') === 'parse') {
    if (!page) return { error: { code: 'missingtitle', info: "The page you specified doesn't exist." } }
    return { parse: { title, pageid: 1, wikitext: { '*': page.wikitext } } }
  }
  const part = Number(parameters.get('plcontinue') ?? 0)
  const links = page?.listed[part]?.map((each) => ({ ns: 0, title: each }))
  const more =
    page && part + 1 < page.listed.length ? { continue: { plcontinue: String(part + 1), continue: '||' } } : {}
  const site = parameters.get('meta') === 'siteinfo' ? siteinfo : {}
  return { ...more, query: { ...site, pages: { 1: { pageid: 1, ns: 0, title, links } } } }
}

const siteinfo = {
  general: { sitename: 'Wikipedia', case: 'first-letter', lang: 'de' },
  namespaces: {
    0: { id: 0, case: 'first-letter', '*': '' },
    6: { id: 6, case: 'first-letter', '*': 'Datei', canonical: 'File' },
  },
  namespacealiases: [{ id: 6, '*': 'Bild' }],
}
