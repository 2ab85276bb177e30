import { Declined } from '../../declined.ts'
import { detectLanguage } from '../../domain/detect/detect-language.ts'
import { isSameLanguage } from '../../domain/language-tag.ts'
import type { TranslationRequest } from '../../port.ts'

/** Of a text of one character, and for each further one: Chinese grows sevenfold in some alphabets. */
const maxLength = { least: 60, perCharacter: 8 }

/** Letters by which a language can be told apart. */
const minLetters = 24

type Question = Pick<TranslationRequest, 'source' | 'target' | 'text'>

/**
 * The translation in what a model answered.
 *
 * @throws Declined where it talked instead, refused, or left the text in its language
 */
export async function readAnswer(answer: string, question: Question, tag: string): Promise<string> {
  const text = unwrap(answer, question.text, tag)
  if (text === '') throw declined('gave no translation')
  if (talksAboutItself(text) && !talksAboutItself(question.text)) throw declined('talked instead of translating')
  if (text.length > maxLength.least + maxLength.perCharacter * question.text.length)
    throw declined('said more than a translation has')
  if (!(await isInLanguage(text, question))) throw declined('answered in another language')
  return text
}

function unwrap(answer: string, source: string, tag: string): string {
  const said = answer.replace(/^\s*<think>.*?<\/think>/su, '')
  const [start, end] = [said.indexOf(`<${tag}>`), said.lastIndexOf(`</${tag}>`)]
  if (start >= 0 && end > start) return said.slice(start + tag.length + 2, end).trim()
  const bare = said.replaceAll(`<${tag}>`, '').replaceAll(`</${tag}>`, '').trim()
  return withoutQuotes(withoutPreface(withoutFence(bare, source), source), source)
}

function withoutFence(text: string, source: string): string {
  const [, inner] = /^```\w*\n(.*)\n```$/su.exec(text) ?? []
  return inner === undefined || source.includes('```') ? text : inner.trim()
}

/** `Here is the translation:` and the like, on a line of its own or before the first word. */
function withoutPreface(text: string, source: string): string {
  const [preface] =
    /^[^\n:：]{0,80}(?:translat|übersetz|traduc|tradui|翻訳|译文|翻译)[^\n:：]{0,60}[:：]\s*/iu.exec(text) ?? []
  return preface === undefined || /[:：]/u.test(source) ? text : text.slice(preface.length)
}

function withoutQuotes(text: string, source: string): string {
  const [, inner] =
    /^(?:"([^"]*)"|“([^”]*)”|「([^」]*)」|«\s*([^»]*?)\s*»)$/su.exec(text)?.filter((part) => part !== undefined) ?? []
  return inner === undefined || /^["“「«„]/u.test(source.trim()) ? text : inner
}

/** What no text says that does not say it in its own language. */
function talksAboutItself(text: string): boolean {
  return /\bas an? (?:ai|language model)\b|\b(?:language model|ai assistant|translation engine)\b|\b(?:cannot|can't|can’t|unable to) (?:translate|assist|help)\b|言語モデル/iu.test(
    text,
  )
}

async function isInLanguage(text: string, { source, target, text: original }: Question): Promise<boolean> {
  if ((text.match(/\p{L}/gu)?.length ?? 0) < minLetters) return true
  if (text === original.trim()) return false
  const { language, confidence } = await detectLanguage(text, [target])
  // Near languages are mistaken for each other; that it is the source's is what matters most.
  if (isSameLanguage(language, source)) return confidence <= 0.5
  return (
    confidence <= 0.5 ||
    isSameLanguage(language, target) ||
    language.split('-')[0] === target.split('-')[0] ||
    areNear(language, target)
  )
}

const nearLanguages = ['da nb nn no sv', 'cs sk', 'bs hr sr sr-Latn', 'id ms', 'ca es gl oc pt', 'bg mk', 'be ru uk']

function areNear(one: string, other: string): boolean {
  return nearLanguages.some((group) => group.split(' ').includes(one) && group.split(' ').includes(other))
}

function declined(what: string): Declined {
  return new Declined('low_confidence', `The chat model ${what}.`)
}
