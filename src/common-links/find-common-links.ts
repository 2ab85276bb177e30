import { findLinks } from '../dialects/mediawiki/find-links.ts'
import { isLanguage, toLanguage } from '../dialects/mediawiki/languages.ts'
import { ActionApi } from './action-api/action-api.ts'
import { listLinks } from './article/list-links.ts'
import { type Absence, type Article, readArticle } from './article/read-article.ts'
import { readSite, siteParameters } from './article/read-site.ts'
import { toAbsenceFailure } from './to-absence-failure.ts'
import { NoResultError } from './no-result-error.ts'
import { type CommonLinksOptions, toSettings } from './options.ts'
import type { CommonLinks, Found } from './result.ts'
import { toEndpoint } from './to-endpoint.ts'

/**
 * The titles of link targets that two articles share, and where there is no result, why.
 *
 * Counted are links of the articles' own text that the wiki itself lists for the page: what templates and footers bring
 * in stands only in the list, what the wiki does not take for a link stands only in the text.
 *
 * Rejects only when `options.signal` is aborted, with the signal's reason, and with a TypeError for options that cannot be
 * used.
 */
export async function findCommonLinks(
  word1: string,
  word2: string,
  languageCode: string,
  options: CommonLinksOptions = {},
): Promise<CommonLinks> {
  const settings = toSettings(options)
  options.signal?.throwIfAborted()
  // What one article fails at ends the work on the other too.
  const end = new AbortController()
  const signal = options.signal ? AbortSignal.any([end.signal, options.signal]) : end.signal
  const api = new ActionApi(toEndpoint(settings.baseUrl, languageCode), settings, signal)
  try {
    return await search(api, [word1, word2], languageCode)
  } catch (thrown) {
    if (!(thrown instanceof NoResultError)) throw thrown
    const { reason, message, words } = thrown
    return { ok: false, reason, message, words, requests: api.requests }
  } finally {
    end.abort()
  }
}

type Words = readonly [string, string]

async function search(api: ActionApi, words: Words, languageCode: string): Promise<Found> {
  if (!isLanguage(languageCode)) {
    const message = `"${languageCode}" is not the code of a supported edition; supportedLanguageCodes() lists them.`
    throw new NoResultError('unsupported-language', message)
  }
  const [first, second] = await readBoth(api, words, languageCode)
  const [listed, alsoListed] = await Promise.all([
    listLinks(api, first.title, siteParameters),
    listLinks(api, second.title),
  ])
  const site = readSite(listed.firstAnswer, toLanguage(languageCode))
  const [own, others] = [first, second].map(({ wikitext }) => findLinks(wikitext, site).map(({ title }) => title))
  const sets = [new Set(others), listed.titles, alsoListed.titles]
  const titles = (own ?? []).filter((title) => sets.every((set) => set.has(title)))
  return { ok: true, titles, articles: [first.title, second.title], requests: api.requests }
}

/** Both articles at once; nothing more is asked when one of them is not there. */
async function readBoth(api: ActionApi, words: Words, languageCode: string): Promise<readonly [Article, Article]> {
  const [first, second] = await Promise.all([readArticle(api, words[0]), readArticle(api, words[1])])
  if (typeof first !== 'string' && typeof second !== 'string') return [first, second]
  const absent = [first, second].flatMap((found, index): [string, Absence][] =>
    typeof found === 'string' ? [[words[index] ?? '', found]] : [],
  )
  throw toAbsenceFailure(absent, languageCode, api.endpoint)
}
