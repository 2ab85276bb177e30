import { noAnswer } from '../../../../console/src/server/ask-server.ts'
import { addressOf } from './article-address.ts'

/** An article as the server writes it: its title, and what stands between the page's head and foot. */
export interface Article {
  readonly title: string
  readonly content: Element
}

/** @throws Error with a sentence */
export async function readArticle(
  language: string,
  title: string,
  apiKey: string,
  signal: AbortSignal,
): Promise<Article> {
  const page = await fetchPage(addressOf(language, title), apiKey, signal)
  const content = page.querySelector('main')
  const heading = content?.querySelector('h1')
  if (!content) throw new Error('The page holds no article.')
  const own = heading?.textContent?.trim() ?? title
  heading?.remove()
  return { title: own, content }
}

async function fetchPage(address: string, apiKey: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch(address, {
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    signal: AbortSignal.any([signal, AbortSignal.timeout(30_000)]),
  }).catch((cause: unknown) => {
    throw new Error(noAnswer, { cause })
  })
  const text = await response.text()
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  if (response.status === 404) throw new Error('There is no such article here.')
  if (!response.ok || !isPage) throw new Error(`The server answered ${response.status}.`)
  // A document that is parsed so runs no scripts and fetches nothing; the style in its head is against the console's policy.
  return new DOMParser().parseFromString(text.slice(Math.max(0, text.indexOf('<main'))), 'text/html')
}

/** Titles that begin so. */
export async function suggestTitles(
  language: string,
  begin: string,
  apiKey: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const query = new URLSearchParams({ action: 'opensearch', search: begin, limit: '8', format: 'json' })
  const response = await fetch(`/encyclopedia/${encodeURIComponent(language)}/w/api.php?${query}`, {
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
    signal,
  })
  const body: unknown = await response.json()
  const titles: unknown = Array.isArray(body) ? body[1] : []
  return Array.isArray(titles) ? titles.filter((title) => typeof title === 'string') : []
}
