import { lookUp } from '../../../libraries/json/look-up.ts'
import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'

/** What somebody wants to know about, and how plainly they ask for it. */
export interface Subject {
  readonly title: string
  readonly confidence: number
}

const english: readonly (readonly [RegExp, number])[] = [
  [/^(?:please )?(?:look up|search (?:for )?|find) (.+?) (?:in|on) (?:the )?(?:encyclop[a-z]+|wiki(?:pedia)?)$/i, 0.95],
  [
    /^(?:please )?(?:what does the (?:encyclop[a-z]+|wiki(?:pedia)?) say about|(?:encyclop[a-z]+|wiki(?:pedia)?)(?: article)?(?: on| about|:)?) (.+)$/i,
    0.95,
  ],
  [
    /^(?:please |can you |could you )*(?:tell me (?:something |more |a bit )?about|look up|describe|explain|information (?:on|about)|define|who was|who is|who were|who are|what was|what were) (.+)$/i,
    0.6,
  ],
  [/^(?:what is|what are|what's|who's|where is) (.+)$/i, 0.5],
  [/^(?:what is the )?(?:meaning|definition) of (.+)$/i, 0.6],
]

const japanese: readonly (readonly [RegExp, number])[] = [
  [/^百科事典で(.+?)を(?:調べて|引いて)(?:ください)?$/, 0.95],
  [/^(.+?)を(?:百科事典で)(?:調べて|引いて)(?:ください)?$/, 0.95],
  [/^(.+?)(?:とは(?:何|なに|誰|だれ|どんな(?:もの|人|ところ))?|って(?:何|なに|誰|だれ))(?:です)?か?$/, 0.6],
  [/^(.+?)(?:について|のことを)(?:教えて|説明して|知りたい)?(?:ください|くれますか|です)?$/, 0.6],
  [/^(.+?)は(?:何|なん|誰|だれ|どこ)?(?:です)?か?$/, 0.4],
]

const maxRequestLength = 120

/** "Who was Marie Curie?", "tell me about Berlin", ベルリンとは; undefined for what asks for nothing of the kind. */
export function readSubject(text: string, language: AssistantLanguage): Subject | undefined {
  if (text.length > maxRequestLength) return undefined
  const question = text.replace(/[\s?!.。、]+$/, '').trim()
  for (const [form, confidence] of language === 'ja' ? japanese : english) {
    const subject = form
      .exec(question)?.[1]
      ?.replace(/^["'「『]|["'」』]$/g, '')
      .trim()
    if (subject) return { title: subject, confidence }
  }
  return undefined
}

/** How an article on it may be called: as written, without its article, with capitals as names have them. */
export function possibleTitles(subject: string): readonly string[] {
  const bare = subject.replace(/^(?:an?|the) /i, '')
  const singular = bare.replace(/(?<=[a-z]{3})s$/, '')
  const capitals = bare.replace(/(?<=^|[\s-])[a-z]/g, (letter) => letter.toUpperCase())
  return [...new Set([subject, bare, capitals, singular])].filter((title) => title !== '')
}

/** "the population of Germany", 東京の人口: whose it is, and the words by which a sentence about it is known. */
export function readProperty(
  subject: string,
  language: AssistantLanguage,
): { readonly owner: string; readonly words: readonly string[] } | undefined {
  const [, first = '', second = ''] =
    (language === 'ja' ? /^(.{1,40}?)の(.{1,10})$/ : /^(?:the )?([a-z]{3,20}) of (.{1,60})$/i).exec(subject) ?? []
  if (first === '') return undefined
  const [owner, word] = language === 'ja' ? [first, second] : [second, first.toLowerCase()]
  return { owner, words: lookUp(synonyms, word) ?? [word] }
}

const synonyms: Readonly<Record<string, readonly string[]>> = {
  population: ['population', 'people', 'inhabitants'],
  height: ['height', 'high', 'tall'],
  length: ['length', 'long'],
}
