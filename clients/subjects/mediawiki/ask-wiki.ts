import type { Query } from './queries/query.ts'

/** What a wiki answered. */
export interface WikiAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | null>>
  readonly body: string
}

const comparedHeaders = ['content-type', 'mediawiki-api-error', 'retry-after']

/** Sends a query to the wiki at that address, such as `https://en.wikipedia.org`. */
export async function askWiki(wiki: string, { query, form }: Query): Promise<WikiAnswer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const post = form === undefined ? {} : { method: 'POST', body: form, headers }
  const response = await fetch(`${wiki}/w/api.php?${query}`, post)
  return {
    status: response.status,
    headers: Object.fromEntries(comparedHeaders.map((name) => [name, response.headers.get(name)])),
    body: await response.text(),
  }
}
