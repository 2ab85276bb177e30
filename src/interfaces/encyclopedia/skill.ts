import type { Skill, AssistantLanguage } from '../../kernel/wire/interface/skill.ts'
import type { Encyclopedia } from './port.ts'
import { possibleTitles, readProperty, readSubject } from './assistant/read-subject.ts'
import { findSentence, firstSentences, toPlainLead } from './assistant/to-plain-lead.ts'

/** Characters of an answer, unless the first sentence alone is longer. */
const maxAnswerLength: Readonly<Record<AssistantLanguage, number>> = { en: 500, ja: 220 }

/** Says what the first sentences of an article say: "What is Berlin?". */
export const skill: Skill<Encyclopedia> = {
  offer: { en: 'look things up in the encyclopedia', ja: '百科事典の検索' },
  example: { en: 'Tell me about Berlin', ja: 'ベルリンとは?' },
  match({ text, language }) {
    const subject = readSubject(text, language)
    if (!subject) return undefined
    return {
      confidence: subject.confidence,
      async perform(engine, { signal }) {
        for (const title of possibleTitles(subject.title)) {
          const article = await readArticle(engine, language, title, signal)
          const lead = article === undefined ? '' : firstSentences(toPlainLead(article), maxAnswerLength[language])
          if (lead !== '') return lead
        }
        return findProperty(engine, language, subject.title, signal)
      },
    }
  },
}

/** "The capital of Germany": the sentence of the article on Germany that speaks of a capital. */
async function findProperty(
  engine: Encyclopedia,
  language: AssistantLanguage,
  subject: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const property = readProperty(subject, language)
  if (!property) return undefined
  for (const title of possibleTitles(property.owner)) {
    const article = await readArticle(engine, language, title, signal)
    if (article !== undefined) return findSentence(toPlainLead(article), property.words)
  }
  return undefined
}

/** The source of an article, redirects followed; undefined when there is none. */
async function readArticle(
  engine: Encyclopedia,
  language: AssistantLanguage,
  page: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const parameters = new Map([
    ['action', 'parse'],
    ['page', page],
    ['prop', 'wikitext'],
    ['redirects', '1'],
    ['formatversion', '2'],
  ])
  const answer = await engine.act({ language, parameters, endpoint: 'http://localhost/w/api.php' }, signal)
  const body = answer?.body
  const parsed = body && 'parse' in body ? body.parse : undefined
  if (typeof parsed !== 'object' || parsed === null || !('wikitext' in parsed)) return undefined
  return typeof parsed.wikitext === 'string' ? parsed.wikitext : undefined
}
