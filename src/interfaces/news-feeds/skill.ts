import { lookUp } from '../../libraries/json/look-up.ts'
import type { Skill, AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import type { Entry, FeedCategory, FeedLibrary } from './port.ts'

/** Headlines in one answer. */
const maxHeadlines = 5
const maxRequestLength = 120

/** Reads out the newest entries: "What is new in travel?". */
export const skill: Skill<FeedLibrary> = {
  offer: { en: 'read out the latest headlines of your feeds', ja: '購読フィードの最新見出しの表示' },
  example: { en: 'Latest travel news', ja: '旅行の最新ニュース' },
  match({ text, language }) {
    if (text.length > maxRequestLength || !asks[language].test(text)) return undefined
    return {
      confidence: 0.85,
      async perform(library) {
        const categories = await library.listCategories()
        const named = categories.filter(({ name }) => isNamed(name, text))
        const chosen = named.length > 0 ? named : categories
        const entries = await newest(library, chosen)
        const names = named.map(({ name }) => name)
        return entries.length === 0 ? nothing(names, language) : format(entries, names, language)
      },
    }
  },
}

const asks: Readonly<Record<AssistantLanguage, RegExp>> = {
  en: /\b(?:news|headlines|(?:latest|newest|recent|new) (?:articles|entries|posts|stories|feeds?))\b|\bwhat(?:'s| is) new in \w/i,
  ja: /ニュース|見出し|新着(?:記事)?|最新の?記事/,
}

/** What the categories that are there from the start are called in Japanese. */
const japaneseNames: Readonly<Record<string, string>> = {
  travel: '旅行',
  certificate: '資格',
  blog: 'ブログ',
  design: 'デザイン',
}

function isNamed(category: string, text: string): boolean {
  const japanese = lookUp(japaneseNames, category)
  return text.toLowerCase().includes(category.toLowerCase()) || (japanese !== undefined && text.includes(japanese))
}

async function newest(library: FeedLibrary, categories: readonly FeedCategory[]): Promise<readonly Entry[]> {
  const lists = categories
    .slice(0, maxCategories)
    .map(({ name, segment }) => library.list({ segment, category: name, offset: 0, limit: maxHeadlines }))
  const entries = (await Promise.all(lists)).flatMap((list) => list?.entries ?? [])
  return entries.toSorted((a, b) => b.publishedAt - a.publishedAt).slice(0, maxHeadlines)
}

const maxCategories = 20

function format(entries: readonly Entry[], names: readonly string[], language: AssistantLanguage): string {
  const about = names.join(', ')
  const english = about === '' ? 'The latest headlines:' : `The latest headlines in ${about}:`
  const japanese = about === '' ? '最新の見出しです。' : `${about} の最新の見出しです。`
  return [language === 'ja' ? japanese : english, ...entries.map(toLine)].join('\n')
}

function toLine({ title, source, publishedAt, link }: Entry): string {
  const date = new Date(publishedAt).toISOString().slice(0, 10)
  const place = [source.title, date].filter((part) => part !== '').join(', ')
  return `- ${title} (${place})${link === '' ? '' : ` ${link}`}`
}

function nothing(names: readonly string[], language: AssistantLanguage): string {
  const about = names.join(', ')
  if (language === 'ja') {
    return `${about === '' ? '' : `${about} の`}記事はまだありません。フィードの購読方法は docs/feeds.md にあります。`
  }
  return `There are no entries${about === '' ? '' : ` in ${about}`} yet; docs/feeds.md says how to subscribe to feeds.`
}
