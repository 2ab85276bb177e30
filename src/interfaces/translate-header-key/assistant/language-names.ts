import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'

/** Languages that people ask for by name: those that some engine has a model for. */
const tags =
  'af am ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms mt my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-Hans zh-Hant'.split(
    ' ',
  )

/** What people say for a language where it is not its name in Unicode's tables. */
const otherNames: Readonly<Record<AssistantLanguage, Readonly<Record<string, string>>>> = {
  en: {
    mandarin: 'zh',
    tagalog: 'fil',
    farsi: 'fa',
    norwegian: 'nb',
    flemish: 'nl',
    castilian: 'es',
    'brazilian portuguese': 'pt-BR',
  },
  ja: {
    和文: 'ja',
    邦訳: 'ja',
    英文: 'en',
    中国語簡体字: 'zh',
    中国語繁体字: 'zh-Hant',
    ノルウェー語: 'nb',
    タガログ語: 'fil',
    韓国語: 'ko',
    朝鮮語: 'ko',
  },
}

const byLanguage = new Map<AssistantLanguage, ReadonlyMap<string, string>>()

/** The tag of a language by its name, in lower case, in the language of the request. */
export function findLanguageByName(name: string, language: AssistantLanguage): string | undefined {
  const known = byLanguage.get(language) ?? listNames(language)
  byLanguage.set(language, known)
  return known.get(name.toLowerCase())
}

function listNames(language: AssistantLanguage): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const pairs = tags.map((tag) => [names.of(tag)?.toLowerCase() ?? tag, tag] as const)
  return new Map([...pairs, ...Object.entries(otherNames[language])])
}
