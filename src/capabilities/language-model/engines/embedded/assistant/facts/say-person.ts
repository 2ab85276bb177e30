import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import type { AttributedDeed } from './find-person.ts'
import type { Deed, DeedKind, Person } from './person.ts'

/** Whose it is; a work with its article where the question has it. */
export function sayDeed({ deed, person }: AttributedDeed, asked: string, language: AssistantLanguage): string {
  const who = withYears(person, language)
  if (language === 'ja') return `${sayInJapanese(deed)}${who}です。`
  const title = (/^the /i.test(asked) && !/^the /i.test(deed.title.en) ? 'the ' : '') + deed.title.en
  const subject = capitalize(deed.kind === 'work' ? title : withArticle(deed.title.en))
  const says: Readonly<Record<DeedKind, string>> = {
    work: 'is by',
    invention: 'was invented by',
    software: 'was created by',
    discovery: /^(?:moons|laws|X-rays)\b/.test(deed.title.en) ? 'were discovered by' : 'was discovered by',
    foundation: 'was founded by',
    first: 'was',
  }
  return `${subject} ${says[deed.kind]} ${who}.`
}

function sayInJapanese({ kind, title: { ja } }: Deed): string {
  const says: Readonly<Record<DeedKind, string>> = {
    work: `『${ja}』の作者は`,
    invention: `${ja}を発明したのは`,
    software: `${ja}の作者は`,
    discovery: `${ja}を発見したのは`,
    foundation: `${ja}を創設したのは`,
    first: ja.endsWith('た') ? `${ja}のは` : `${ja}は`,
  }
  return says[kind]
}

/** Things of which there is one: they are written in small letters, or are these. */
function withArticle(title: string): string {
  const isThing =
    /^[a-z]/.test(title) && !/^(?:penicillin|radium|polonium|dynamite|pasteurisation|electromagnetic)\b/.test(title)
  return isThing || /^(?:Red Cross|World Wide Web)$/.test(title) ? `the ${title}` : title
}

const capitalize = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase())

/** Who somebody was, when, and what for. */
export function describePerson(person: Person, language: AssistantLanguage): string {
  const known = person.deeds.filter(({ kind }) => kind !== 'first').slice(0, maxNamed)
  const { role } = person
  if (language === 'ja') {
    const names = known.map(({ kind, title }) => (kind === 'work' ? `『${title.ja}』` : title.ja)).join('や')
    return `${withYears(person, 'ja')}は${role.ja}です。${names === '' ? '' : `${names}で知られています。`}`
  }
  const article = /^(?:first|third|sixteenth|prime|leader)\b/.test(role.en)
    ? 'the'
    : /^[aeiou]/.test(role.en)
      ? 'an'
      : 'a'
  const names = listInEnglish(known.map(({ title }) => withArticle(title.en)))
  return `${withYears(person, 'en')} ${isAlive(person) ? 'is' : 'was'} ${article} ${role.en}.${names === '' ? '' : ` Known for ${names}.`}`
}

const maxNamed = 3

/** Undefined where the year is not known. */
export function sayBirth({ name, born }: Person, language: AssistantLanguage): string | undefined {
  if (born === undefined) return undefined
  return language === 'ja'
    ? `${name.ja}は${toYear(born, 'ja')}年に生まれました。`
    : `${name.en} was born in ${toYear(born, 'en')}.`
}

/** Undefined where the year is not known, or has not come. */
export function sayDeath({ name, died }: Person, language: AssistantLanguage): string | undefined {
  if (died === undefined) return undefined
  return language === 'ja'
    ? `${name.ja}は${toYear(died, 'ja')}年に亡くなりました。`
    : `${name.en} died in ${toYear(died, 'en')}.`
}

/** What is by somebody; undefined where nothing is known. */
export function sayDeeds({ name, deeds }: Person, language: AssistantLanguage): string | undefined {
  if (deeds.length === 0) return undefined
  return language === 'ja'
    ? `${name.ja}には${deeds.map(({ kind, title }) => (kind === 'work' ? `『${title.ja}』` : title.ja)).join('、')}などがあります。`
    : `By ${name.en} are ${listInEnglish(deeds.map(({ title }) => withArticle(title.en)))}, among others.`
}

function listInEnglish(titles: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(titles)
}

/** Whoever was born before and has no year of death has one that is not known. */
const oldestAlive = 1900

function isAlive({ born, died }: Person): boolean {
  return died === undefined && born !== undefined && born > oldestAlive
}

function withYears(person: Person, language: AssistantLanguage): string {
  const { name, born, died } = person
  const isJapanese = language === 'ja'
  const inBrackets = (years: string) => (isJapanese ? `${name.ja}(${years})` : `${name.en} (${years})`)
  if (isAlive(person)) return inBrackets(isJapanese ? `${born}年生まれ` : `born ${born}`)
  if (died === undefined) return name[language]
  if (born === undefined) return inBrackets(isJapanese ? `${toYear(died, 'ja')}年没` : `died ${toYear(died, 'en')}`)
  if (born > 0) return inBrackets(isJapanese ? `${born}〜${died}` : `${born}–${died}`)
  return inBrackets(isJapanese ? `${toYear(born, 'ja')}〜${toYear(died, 'ja')}` : `${-born}–${toYear(died, 'en')}`)
}

function toYear(year: number, language: AssistantLanguage): string {
  if (year > 0) return String(year)
  return language === 'ja' ? `紀元前${-year}` : `${-year} BC`
}
