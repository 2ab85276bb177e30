import { describe, expect, test } from 'vitest'
import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'
import { externalLinksInSteps } from './find-external-links.ts'
import { findFiles } from './find-files.ts'
import { findPageProperties } from './find-page-properties.ts'
import { referencesInSteps } from './find-references.ts'
import { germanSite } from './testing/german-site.ts'
import { toSearchWords } from './to-search-words.ts'

const titles = (found: readonly { readonly title: string }[]) => found.map(({ title }) => title)

test('files are those that are shown', () => {
  expect(titles(findFiles('[[Datei:a b.png|mini|Ein [[Ort]]]] [[:Datei:c.png]] [[Bild:D.png]]', germanSite))).toEqual([
    'Datei:A b.png',
    'Datei:D.png',
  ])
})

test('addresses end before what ends a sentence', () => {
  const text = 'See https://a.example/x_(y). [https://b.example/ B] (http://c.example/z), x://y'
  expect(runAtOnce(externalLinksInSteps(text, germanSite))).toEqual([
    'https://a.example/x_(y)',
    'https://b.example/',
    'http://c.example/z',
  ])
})

test('categories keep what they are sorted by, a space too', () => {
  const text = '[[Kategorie:A| ]] [[Category:B|x|y]] [[Kategorie:C]] [[Kategorie:D|]]'
  const { categories } = runAtOnce(referencesInSteps(text, germanSite))
  expect(categories.map(({ title, sortKey }) => [title, sortKey])).toEqual([
    ['Kategorie:A', ' '],
    ['Kategorie:B', 'x|y'],
    ['Kategorie:C', undefined],
    ['Kategorie:D', undefined],
  ])
})

test('what a page says of itself; the last word counts', () => {
  const text = '{{DEFAULTSORT:a}} {{DEFAULTSORT:b}} __NOTOC__ __TOC__ __hiddencat__ <nowiki>__NOINDEX__</nowiki>'
  expect(findPageProperties(text)).toEqual({ defaultsort: 'b', notoc: '', hiddencat: '' })
})

describe('words of a search', () => {
  test.each([
    ['Straße, ＦＵＳＳ Éclat', ['straße', 'fuss', 'eclat']],
    ['東京タワー', ['東京', '京タ', 'タワ', 'ワー']],
    ['海 2026年', ['海', '2026', '年']],
    ['…!?', []],
  ])('%j', (text, words) => {
    expect(toSearchWords(text)).toEqual(words)
  })
})
