import { Declined } from '../../declined.ts'
import type { DetectLanguage } from '../../detection/open-detector.ts'
import { isSameLanguage } from '../../domain/language-tag.ts'
import type { TranslationRequest } from '../../port.ts'
import { talksAboutItself, unwrap } from './unwrap.ts'

/** Of a text of one character, and for each further one: Chinese grows sevenfold in some alphabets. */
const maxLength = { least: 60, perCharacter: 8 }

/** Letters by which a language can be recognised. */
const minLetters = 24

type Question = Pick<TranslationRequest, 'source' | 'target' | 'text'>

/**
 * The translation in what a model answered.
 *
 * @throws Declined where it talked instead, refused, or left the text in its language
 */
export async function readAnswer(
  answer: string,
  question: Question,
  tag: string,
  detectLanguage: DetectLanguage,
): Promise<string> {
  const text = unwrap(answer, question.text, tag)
  if (text === '') throw declined('gave no translation')
  if (talksAboutItself(text) && !talksAboutItself(question.text)) throw declined('talked instead of translating')
  if (text.length > maxLength.least + maxLength.perCharacter * question.text.length)
    throw declined('said more than a translation has')
  if (!(await isInLanguage(text, question, detectLanguage))) throw declined('answered in another language')
  return text
}

async function isInLanguage(
  text: string,
  { source, target, text: original }: Question,
  detectLanguage: DetectLanguage,
): Promise<boolean> {
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
