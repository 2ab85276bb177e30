import { externalLinksInSteps } from '../../../../../dialects/mediawiki/find-external-links.ts'
import { referencesInSteps } from '../../../../../dialects/mediawiki/find-references.ts'
import { toInterwikiUrl } from '../interwiki-urls.ts'
import { type ItemList, type ListedItem, listFromTexts } from '../list-from-texts.ts'
import { nameLanguage } from '../name-language.ts'
import type { PageEntry } from '../pages/page-set.ts'
import { choiceOr, choices } from '../parameters/choices.ts'
import { limit } from '../parameters/numbers.ts'
import { flag, text } from '../parameters/texts.ts'
import { defineProp } from './module.ts'

const directions = ['ascending', 'descending'] as const

/** `prop=langlinks` (mediawiki.org/wiki/API:Langlinks): the same subject in other editions. */
export const languageLinks = defineProp({
  name: 'langlinks',
  prefix: 'll',
  parameters: {
    prop: choices(['autonym', 'langname', 'url']),
    lang: text,
    title: text,
    dir: choiceOr(directions, 'ascending'),
    inlanguagecode: text,
    limit: limit(10),
    continue: text,
    url: flag,
  },
  async addTo(call, values, entries) {
    const { form, site } = call
    const range = { limit: values.limit, continue: values.continue, isDescending: values.dir === 'descending' }
    const listed = await listFromTexts(call, entries, range, function* find({ text: source }) {
      const { languageLinks: links } = yield* referencesInSteps(source, site)
      return links
        .filter(({ prefix }) => values.lang === undefined || prefix === values.lang)
        .filter(({ title }) => values.title === undefined || title === values.title)
        .map((link) => ({ ...link, key: link.prefix }))
    })
    const chosen = new Set(values.prop)
    return addItems(entries, 'langlinks', listed, ({ prefix, title }) => ({
      lang: prefix,
      ...(chosen.has('url') || values.url ? { url: toInterwikiUrl(`${prefix}:${title}`) } : {}),
      ...(chosen.has('langname') ? { langname: nameLanguage(prefix, values.inlanguagecode ?? prefix) } : {}),
      ...(chosen.has('autonym') ? { autonym: nameLanguage(prefix, prefix) } : {}),
      [form.text('title')]: title,
    }))
  },
})

/** `prop=iwlinks` (mediawiki.org/wiki/API:Iwlinks): links to other wikis. */
export const interwikiLinks = defineProp({
  name: 'iwlinks',
  prefix: 'iw',
  parameters: {
    prop: choices(['url']),
    prefix: text,
    title: text,
    dir: choiceOr(directions, 'ascending'),
    limit: limit(10),
    continue: text,
    url: flag,
  },
  async addTo(call, values, entries) {
    const range = { limit: values.limit, continue: values.continue, isDescending: values.dir === 'descending' }
    const listed = await listFromTexts(call, entries, range, function* find({ text: source }) {
      const { interwikiLinks: links } = yield* referencesInSteps(source, call.site)
      return links
        .filter(({ prefix }) => values.prefix === undefined || prefix === values.prefix)
        .map(({ prefix, title }) => ({ prefix, title: toKey(title), key: `${prefix}|${toKey(title)}` }))
        .filter(({ title }) => values.title === undefined || title === toKey(values.title))
    })
    const hasUrl = values.url || values.prop?.includes('url') === true
    return addItems(entries, 'iwlinks', listed, ({ prefix, title }) => ({
      prefix,
      ...(hasUrl ? { url: toInterwikiUrl(`${prefix}:${title}`) } : {}),
      [call.form.text('title')]: title,
    }))
  },
})

/** `prop=extlinks` (mediawiki.org/wiki/API:Extlinks): addresses in a page's text. */
export const externalLinks = defineProp({
  name: 'extlinks',
  prefix: 'el',
  parameters: { limit: limit(10), continue: text, query: text, expandurl: flag },
  async addTo(call, values, entries) {
    const listed = await listFromTexts(call, entries, values, function* find({ text: source }) {
      const urls = yield* externalLinksInSteps(source, call.site)
      return urls
        .filter((url) => values.query === undefined || url.replace(/^[a-z]+:\/\//i, '').startsWith(values.query))
        .map((url) => ({ url, key: url }))
    })
    return addItems(entries, 'extlinks', listed, ({ url }) => ({ [call.form.text('url')]: url }))
  },
})

/** Titles of other wikis stand with underscores in MediaWiki's tables, and so in its answer. */
function toKey(title: string): string {
  return title.replaceAll(' ', '_')
}

/** Writes what was found to the pages, and says where to go on. */
function addItems<Item extends ListedItem>(
  entries: readonly PageEntry[],
  name: 'extlinks' | 'iwlinks' | 'langlinks',
  { items, next }: ItemList<Item>,
  describe: (item: Item) => Record<string, unknown>,
) {
  const byPage = Map.groupBy(items, ({ from }) => from)
  for (const { page, fields } of entries) {
    const own = page && byPage.get(page.id)
    if (own) fields[name] = own.map(({ item }) => describe(item))
  }
  return next
}
