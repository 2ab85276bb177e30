import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'
import { findDeeds, findPerson } from './find-person.ts'
import type { DeedKind, Person } from './person.ts'
import { describePerson, sayBirth, sayDeath, sayDeed, sayDeeds } from './say-person.ts'

/** Who made a thing, found it or was the first; who somebody was, when, and what is by them. */
export const answerPeople: Topic = ({ text, language, earlier }) => {
  if (text.length > maxLength) return undefined
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  const answer =
    answerByDeed(asked, language) ?? answerByName(asked, language) ?? answerAboutLast(asked, language, earlier)
  return answer === undefined ? undefined : say(0.93, answer)
}

const maxLength = 160

interface DeedQuestion {
  readonly asks: RegExp
  readonly kinds: readonly DeedKind[]
}

const made: readonly DeedKind[] = ['work', 'invention', 'software']

const deedQuestions: Readonly<Record<AssistantLanguage, readonly DeedQuestion[]>> = {
  en: [
    {
      asks: /^who (?:wrote|painted|drew|composed|created|made|sculpted|carved|directed|built|designed)(?: the (?:book|novel|play|painting|poem|film|movie|opera|symphony|statue))? (.+)$/i,
      kinds: made,
    },
    {
      asks: /^(?:who is|who's|who was|name|tell me) the (?:author|writer|painter|composer|creator|maker|director|artist)(?: of| behind)(?: the (?:book|novel|play|painting|film))? (.+)$/i,
      kinds: made,
    },
    {
      asks: /^(?:who|which (?:author|writer|painter|composer)) is (.+?) (?:written |painted |composed )?by$/i,
      kinds: made,
    },
    { asks: /^(?:by whom was|who was it that) (.+?) (?:written|painted|composed)$/i, kinds: made },
    { asks: /^who (?:discovered|found|formulated) (.+)$/i, kinds: ['discovery'] },
    { asks: /^(?:who is|who's|who was) the (?:discoverer) of (.+)$/i, kinds: ['discovery'] },
    { asks: /^who (?:invented|came up with|developed) (.+)$/i, kinds: ['invention', 'software'] },
    { asks: /^(?:who is|who's|who was) the inventor of (.+)$/i, kinds: ['invention', 'software'] },
    { asks: /^(?:who founded|who is the founder of|who was the founder of) (.+)$/i, kinds: ['foundation'] },
    { asks: /^(?:who is|who's|who was|tell me) (the first .+)$/i, kinds: ['first'] },
  ],
  ja: [
    {
      asks: /^(.+?)(?:の|を書いた|を描いた|を作った|を作曲した)(?:作者|著者|作家|画家|作曲者|作曲家|監督|生みの親|人)(?:は|って|を)(?:誰|だれ|どなた|教えて|何|$).{0,12}$/u,
      kinds: made,
    },
    {
      asks: /^(?:誰|だれ)が(.+?)を(?:書い|描い|作曲し|作っ|生み出し)(?:た|たの|たか|たのか|たのですか|たんですか|ましたか)$/u,
      kinds: made,
    },
    { asks: /^(.+?)(?:は|って)(?:誰|だれ)(?:の作品|が書い|が描い|が作曲し|が作っ|が監督し).{0,12}$/u, kinds: made },
    {
      asks: /^(.+?)を(?:書い|描い|作曲し|作っ|生み出し)た(?:人|の)(?:は|って)(?:(?:誰|だれ|どなた).{0,8})?$/u,
      kinds: made,
    },
    { asks: /^(.+?)を発見した(?:人|の)?(?:は|って)?(?:誰|だれ|どなた)?.{0,8}$/u, kinds: ['discovery'] },
    { asks: /^(?:誰|だれ)が(.+?)を発見し.{1,10}$/u, kinds: ['discovery'] },
    {
      asks: /^(.+?)(?:を発明した(?:人|の)?|の発明者|を開発した(?:人|の))(?:は|って)?(?:誰|だれ|どなた)?.{0,8}$/u,
      kinds: ['invention'],
    },
    { asks: /^(?:誰|だれ)が(.+?)を発明し.{1,10}$/u, kinds: ['invention', 'software'] },
    {
      asks: /^(.+?)(?:の創始者|の創設者|を作った人|を創設した(?:人|の))(?:は|って)?(?:誰|だれ|どなた)?.{0,8}$/u,
      kinds: ['foundation'],
    },
    { asks: /^(.+?)(?:人|の)?は(?:誰|だれ|どなた).{0,8}$/u, kinds: ['first'] },
  ],
}

function answerByDeed(asked: string, language: AssistantLanguage): string | undefined {
  for (const { asks, kinds } of deedQuestions[language]) {
    const title = asks.exec(asked)?.[1]
    const found = title === undefined ? undefined : findDeeds(title).find(({ deed }) => kinds.includes(deed.kind))
    if (title !== undefined && found) return sayDeed(found, title, language)
  }
  return undefined
}

const pronouns = {
  en: /\b(?:he|she|they|him|her|this person|the (?:author|writer|painter|composer|inventor))\b/i,
  ja: /^(?:彼女?|その(?:人|作者|作家|画家)|この(?:人|作者)|作者)(?=[はのがって])/u,
}

/** "When was she born?" after a question about somebody, or about what is by them. */
function answerAboutLast(asked: string, language: AssistantLanguage, earlier: readonly string[]): string | undefined {
  if (!pronouns[language].test(asked)) return undefined
  const [person] = earlier.slice(0, 2).flatMap((text) => findSubject(text.slice(0, maxLength), language) ?? [])
  return (
    person &&
    answerByName(
      asked.replace(pronouns[language], () => person.name[language]),
      language,
    )
  )
}

/** Whom a question is about. */
function findSubject(text: string, language: AssistantLanguage): Person | undefined {
  const asked = text.replaceAll('’', "'").replace(/[\s?!.。？！]+$/u, '')
  for (const { asks, kinds } of deedQuestions[language]) {
    const title = asks.exec(asked)?.[1]
    const found = title === undefined ? undefined : findDeeds(title).find(({ deed }) => kinds.includes(deed.kind))
    if (found) return found.person
  }
  const names = nameQuestions[language].map(({ asks }) => asks.exec(asked)?.[1])
  return names.flatMap((name) => (name === undefined ? [] : (findPerson(name) ?? [])))[0]
}

interface NameQuestion {
  readonly asks: RegExp
  readonly says: (person: Person, language: AssistantLanguage) => string | undefined
}

const nameQuestions: Readonly<Record<AssistantLanguage, readonly NameQuestion[]>> = {
  en: [
    {
      asks: /^(?:who (?:is|was|were)|who's|tell me (?:about|who)|what do you know about) (.+?)(?: (?:is|was))?$/i,
      says: describePerson,
    },
    { asks: /^when (?:was|is) (.+?)(?: was)? born$/i, says: sayBirth },
    { asks: /^(?:what is|what's|what was) (.+?)'s? (?:birth year|year of birth)$/i, says: sayBirth },
    { asks: /^(?:when|in (?:what|which) year) did (.+?) die$/i, says: sayDeath },
    {
      asks: /^what (?:did|has) (.+?) (?:write|written|paint|painted|compose|composed|invent|invented|discover|discovered|make|made)$/i,
      says: sayDeeds,
    },
    { asks: /^what (?:is|was) (.+?) (?:famous|known|best known) for$/i, says: describePerson },
    { asks: /^(?:works|books|novels|paintings) (?:of|by) (.+)$/i, says: sayDeeds },
  ],
  ja: [
    { asks: /^(.+?)(?:は|とは|って)(?:いつ|何年に)(?:生まれ|うまれ).{0,12}$/u, says: sayBirth },
    { asks: /^(.+?)(?:の(?:生年|生まれた年|誕生年))(?:は|って)?.{0,10}$/u, says: sayBirth },
    { asks: /^(.+?)(?:は|って)(?:いつ|何年に)(?:亡くな|死ん|死亡).{0,12}$/u, says: sayDeath },
    { asks: /^(.+?)(?:の)(?:代表作|作品|著作|小説|絵|曲|業績)(?:は|って|を).{0,12}$/u, says: sayDeeds },
    {
      asks: /^(.+?)(?:は|って|とは)(?:誰|だれ|どんな人|何をした人|どういう人|何した人).{0,10}$/u,
      says: describePerson,
    },
    { asks: /^(.+?)(?:とは|って何|について(?:教えて|知りたい).{0,8}|を知って(?:る|い).{0,8})$/u, says: describePerson },
  ],
}

function answerByName(asked: string, language: AssistantLanguage): string | undefined {
  for (const { asks, says } of nameQuestions[language]) {
    const name = asks.exec(asked)?.[1]
    const person = name === undefined ? undefined : findPerson(name)
    const answer = person && says(person, language)
    if (answer !== undefined) return answer
  }
  return undefined
}
