/** Texts that once took time by the square of their length, or worse: one of them takes longer than a test may. */
import { expect, test } from 'vitest'
import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { dropTemplatesInSteps } from './drop-templates.ts'
import { findCategories } from './find-categories.ts'
import { externalLinksInSteps } from './find-external-links.ts'
import { findFiles } from './find-files.ts'
import { findPageLinks } from './find-page-links.ts'
import { findPageProperties } from './find-page-properties.ts'
import { referencesInSteps } from './find-references.ts'
import { findSections } from './find-sections.ts'
import { renderArticle } from './html/render-article.ts'
import { maskVerbatim } from './mask-verbatim.ts'
import { expandInSteps, expandTemplates } from './templates/expand-templates.ts'
import { bracesInSteps } from './templates/read-braces.ts'
import { type ExpandOptions, unexpanded } from './templates/template.ts'
import { englishSite as site } from './testing/english-site.ts'
import { hostileWikitexts } from './testing/hostile-wikitexts.ts'
import { plainTextInSteps, toPlainText } from './to-plain-text.ts'
import { toSearchWords } from './to-search-words.ts'

const page = { namespace: 4, title: 'Project:A/b/c' }
const surroundings: Omit<ExpandOptions, 'purpose'> = {
  site,
  title: page,
  find: () => 'absent',
  now: new Date(0),
  counts: { pages: 1, articles: 1 },
}

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  sections: findSections,
  references: (text) => runAtOnce(referencesInSteps(text, site)),
  'links of a page': (text) => runAtOnce(findPageLinks(unexpanded(text), page, site)),
  categories: (text) => findCategories(text, 14, site),
  files: (text) => findFiles(text, site),
  addresses: (text) => runAtOnce(externalLinksInSteps(text, site)),
  properties: findPageProperties,
  'facts of templates': (text) => expandTemplates(text, { ...surroundings, purpose: 'facts' }),
  'prose of templates': (text) => expandTemplates(text, { ...surroundings, purpose: 'prose' }),
  'plain text': (text) => toPlainText(text, { site, isIntro: false, hasHeadingSigns: true }),
  words: toSearchWords,
  page: (text) => runAtOnce(renderArticle(text, { site, addressOf: () => '/', isMissing: () => false })),
}

test.each(Object.entries(readers))('%s: texts of somebody who knows the format are read to their end', (_, read) => {
  for (const [name, text] of hostileWikitexts(20_000)) expect(read(text), name).toBeDefined()
})

test.each<[string, Generator<void, unknown>]>([
  ['calls', expandInSteps('{{lc:A}} '.repeat(5000), { ...surroundings, purpose: 'facts' })],
  ['links', findPageLinks(unexpanded('[[a]]'.repeat(5000)), page, site)],
  ['lines of an extract', plainTextInSteps('* a\n'.repeat(5000), { site, isIntro: false, hasHeadingSigns: true })],
  [
    'links of one paragraph',
    renderArticle('[[a]] '.repeat(5000), { site, addressOf: () => '/', isMissing: () => false }),
  ],
])('5,000 %s are read in as many steps at least', (_, steps) => {
  expect([...steps].length).toBeGreaterThanOrEqual(5000)
})

test.each<[string, Generator<void, unknown>]>([
  ['templates in one another', dropTemplatesInSteps('{{a|'.repeat(25_000) + '}}'.repeat(25_000))],
  ['braces that close nothing', bracesInSteps('{{a=b|c}} }} '.repeat(12_500))],
  ['equals signs', expandInSteps('='.repeat(50_000), { ...surroundings, purpose: 'prose' })],
])('50,000 signs of %s are read in a hundred steps', (_, steps) => {
  expect([...steps].length).toBeGreaterThanOrEqual(99)
})

test.each([
  ['<pre>a\nb</pre>', `${' '.repeat(6)}\n${' '.repeat(7)}`],
  ['a<NoWiki>[[b]]</nowiki >c<nowiki>', `a${' '.repeat(23)}c<nowiki>`],
  ['<pre>a</pre>b<pre>c', `${' '.repeat(12)}b<pre>c`],
  ['<!-- a -->b<!-- c', `${' '.repeat(10)}b${' '.repeat(6)}`],
])('of %j the mask keeps lines and places', (text, masked) => {
  expect(maskVerbatim(text)).toBe(masked)
  expect(masked).toHaveLength(text.length)
})
