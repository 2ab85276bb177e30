import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessages } from '../../training/languages/read-messages.ts'
import { toLanguageTag, withoutRegion } from '../../src/capabilities/translation/domain/language-tag.ts'

/** Texts of people who translated programs that the table was not made from, by language. */
export type TextSet = ReadonlyMap<string, readonly string[]>

const maxTexts = 300
const minTexts = 100

/** Of three words to twelve, with a final mark; of what is written without spaces six characters to forty. */
function isSentence(text: string): boolean {
  if (/[<>{}$%=_|\\@/#[\]~^*]|\d{3}/.test(text) || !/[.!?。！？…][”"»」]?$/.test(text)) return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length >= 6 && text.length <= 40
  const words = text.split(/\s+/)
  const names = words.slice(1).filter((word) => /^\p{Lu}/u.test(word))
  return words.length >= 3 && words.length <= 12 && names.length <= words.length / 2
}

/** The dialogues of a game: `usr/share/games/…/LANGUAGE/…/NAME.mo` below the folder. */
export function readSentences(folder: string, files: string): TextSet {
  const texts = new Map<string, Set<string>>()
  for (const path of globSync(join(folder, files))) {
    const [, code = ''] = /\/locale\/([^/]+)\//.exec(path) ?? []
    // Dialects, other alphabets and variants are marked by `@`.
    const language = code.includes('@') ? undefined : readTag(code)
    for (const [original, translated] of readMessages(path)) {
      if (language !== undefined) addTo(texts, language, translated)
      if (code === 'de') addTo(texts, 'en', original.replace(/^[^^]*\^/, ''))
    }
  }
  return choose(texts, isSentence)
}

/** The words of TinyMCE's interface: `node_modules/tinymce-i18n/langs7` below the folder. */
export function readInterfaceWords(folder: string): TextSet {
  const texts = new Map<string, Set<string>>()
  for (const path of globSync(join(folder, 'node_modules/tinymce-i18n/langs7/*.js'))) {
    const [, code = '', body = ''] = /addI18n\("([\w-]+)", (\{[^]*\})\)/.exec(readFileSync(path, 'utf8')) ?? []
    const language = readTag(code)
    if (language === undefined) continue
    for (const [, english = '', translated = ''] of body.matchAll(/"((?:[^"\\]|\\.)*)":\s*"((?:[^"\\]|\\.)*)"/g))
      if (english !== translated) addTo(texts, language, unescape(translated))
    if (code === 'de')
      for (const [, english = ''] of body.matchAll(/"((?:[^"\\]|\\.)*)":/g)) addTo(texts, 'en', english)
  }
  return choose(texts, (text) => /^\p{L}[\p{L}\p{M}'’-]{1,23}$/u.test(text))
}

function readTag(code: string): string | undefined {
  const tag = toLanguageTag(code)
  return tag && withoutRegion(tag)
}

function unescape(text: string): string {
  return text.replaceAll(/\\x([\da-f]{2})|\\u([\da-f]{4})/gi, (_all, short?: string, long?: string) =>
    String.fromCharCode(Number.parseInt(short ?? long ?? '', 16)),
  )
}

function addTo(texts: Map<string, Set<string>>, language: string, text: string): void {
  texts.set(language, (texts.get(language) ?? new Set()).add(text.replaceAll(/\s+/g, ' ').trim()))
}

/** Drawn by their hashes: the same in every run, whatever stands beside them. */
function choose(texts: ReadonlyMap<string, ReadonlySet<string>>, fits: (text: string) => boolean): TextSet {
  const hash = (text: string) => createHash('md5').update(text).digest('hex')
  return new Map(
    [...texts]
      .map(([language, all]) => {
        const drawn = [...all].filter(fits).map((text) => [hash(text), text] as const)
        return [language, drawn.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, text]) => text)] as const
      })
      .filter(([, all]) => all.length >= minTexts)
      .map(([language, all]) => [language, all.slice(0, maxTexts)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
