import type { ActionApi, Parameters } from '../action-api/action-api.ts'
import { hasError, toFailure } from '../action-api/to-failure.ts'
import { isObject, readEach, readField, readText } from '../read-field.ts'

export interface LinkListing {
  /** Titles of everything that the page links to, templates' links among them. */
  readonly titles: ReadonlySet<string>
  /** The answer that came first. */
  readonly firstAnswer: unknown
}

/** The most links that a reader gets in one answer. */
const linksPerRequest = '500'

/**
 * Reads all pages of a page's list of links (mediawiki.org/wiki/API:Links), each answer saying how to go on. `also` is
 * asked for along with the first.
 */
export async function listLinks(api: ActionApi, title: string, also: Parameters = {}): Promise<LinkListing> {
  const query = { action: 'query', titles: title, prop: 'links', pllimit: linksPerRequest }
  const firstAnswer = await api.call({ ...query, ...also })
  const titles = new Set<string>()
  for (let answer = firstAnswer; ;) {
    if (hasError(answer) || !isObject(readField(answer, 'query', 'pages'))) throw toFailure(answer)
    for (const found of readTitles(answer)) titles.add(found)
    const next = readContinuation(answer)
    if (!next) return { titles, firstAnswer }
    answer = await api.call({ ...query, ...next })
  }
}

function readTitles(answer: unknown): string[] {
  return readEach(answer, 'query', 'pages').flatMap((page) =>
    readEach(page, 'links').flatMap((link) => readText(link, 'title') ?? []),
  )
}

/** The parameters to send along for what comes next (mediawiki.org/wiki/API:Continue); undefined at the end. */
function readContinuation(answer: unknown): Parameters | undefined {
  const continuation = readField(answer, 'continue')
  if (!isObject(continuation) || !('plcontinue' in continuation)) return undefined
  return Object.fromEntries(Object.entries(continuation).map(([name, value]) => [name, String(value)]))
}
