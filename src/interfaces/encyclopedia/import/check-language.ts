import { lookUp } from '../../../libraries/json/look-up.ts'
import { isEditionCode, isPrivateCode } from '../../../dialects/mediawiki/languages.ts'
import { canonicalNames, findLocalisedNames } from '../../../dialects/mediawiki/localised-names.ts'
import type { DumpHead } from './xml/dump-head.ts'

/** Codes under which Wikimedia keeps a language apart from the code that its pages carry. */
const renamed: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'be-x-old': 'be-tarask',
    sgs: 'bat-smg',
    lzh: 'zh-classical',
    nan: 'zh-min-nan',
    yue: 'zh-yue',
    nb: 'no',
    gsw: 'als',
    jp: 'ja',
  }),
)

/** The edition that a head says its dump is of; undefined where it does not say. */
export function findDumpLanguage({ databaseName = '', base = '', language }: DumpHead): string | undefined {
  const host = /^https?:\/\/([a-z][a-z-]+)\.(?:m\.)?wiki[a-z]+\.org\//.exec(base)?.[1]
  const database = /^([a-z][a-z_]{1,20}?)wiki(?:pedia|tionary|books|news|quote|source|versity|voyage)?$/.exec(
    databaseName,
  )
  // What a wiki elsewhere calls its database says nothing of its language.
  const code = host ?? (base === '' ? database?.[1] : undefined) ?? language?.toLowerCase()
  const dashed = code?.replaceAll('_', '-')
  return dashed === undefined ? undefined : toEdition(dashed)
}

/** The language that a head says its pages are in, where the edition's code says another. */
export function findContentLanguage({ language }: DumpHead, edition: string): string | undefined {
  const written = language?.toLowerCase()
  if (written === undefined || !isEditionCode(written) || isPrivateCode(written)) return undefined
  return toEdition(written) === edition ? undefined : written
}

function toEdition(code: string): string {
  return renamed.get(code) ?? code
}

/** Marks by which a text is taken for one of a language in spite of the head of its dump. */
const minMarks = 3

/**
 * Excerpts are at times put under another wiki's head. Their text shows it: by the language's own words for files and
 * categories in more links than the head's own, or by its script.
 */
export function isWrittenIn(text: string, language: string, headLanguage: string): boolean {
  const marks = countMarks(text, language)
  if (marks >= minMarks && marks > countMarks(text, headLanguage)) return true
  const script = findScript(language)
  return script !== undefined && script !== findScript(headLanguage) && isMostlyIn(text, script)
}

function countMarks(text: string, language: string): number {
  const { file, category } = findLocalisedNames(language)
  const shared = new Set([...canonicalNames.file, ...canonicalNames.category])
  return [...file, ...category]
    .filter((name) => !shared.has(name))
    .reduce((sum, name) => sum + text.split(`[[${name}:`).length - 1, 0)
}

/** The script by which the language is recognised, such as kana for Japanese; undefined for what is not known. */
function findScript(language: string): string | undefined {
  try {
    const script = new Intl.Locale(language).maximize().script
    return script === undefined ? undefined : (lookUp(distinctiveScripts, script) ?? script)
  } catch {
    return undefined
  }
}

const distinctiveScripts: Readonly<Record<string, string>> = { Jpan: 'Hira', Kore: 'Hang', Hans: 'Hani', Hant: 'Hani' }

/** A tenth of a Japanese article is kana at least; markup and addresses are Latin everywhere. */
const telling = 0.1

function isMostlyIn(text: string, script: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const own = text.match(new RegExp(`\\p{Script=${script}}`, 'gu'))?.length ?? 0
  return own > letters * telling
}
