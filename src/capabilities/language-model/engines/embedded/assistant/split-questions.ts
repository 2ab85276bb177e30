import { wholeQuestion } from './follow-up.ts'
import type { Question } from './topic.ts'

/** Questions of one message that are answered, and the length of one that is divided: what is longer holds a text to work on. */
const [maxQuestions, maxLength] = [5, 500]

const joints = {
  // A full stop ends a sentence behind a word, not behind "U.S." or "3.".
  en: /(?<=[?!])\s+|(?<=[a-z\d)%]{2})\.\s+(?=[A-Z])|;\s+|,?\s+(?:and|also|and also|plus)\s+(?=(?:what|what's|how|which|who|when|where|why|is|are|can|could|do|does|convert|translate|tell|give|name)\b)/iu,
  ja: /(?<=[?!。])\s*(?=\S)/u,
}

const openings = {
  en: /^(?:and|also|oh and|plus|then)[\s,]+(?=(?:what|how|which|who|when|where|why|is|are|can|could|convert|translate|tell|please)\b)/iu,
  ja: /^(?:それと|それから|あと(?=[は、])|あと|また|そして|ついでに|ちなみに)、?(?:は)?/u,
}

/** The questions of a message, each with those before it as what was said earlier; one where it holds a text to work on. */
export function splitQuestions(question: Question): readonly Question[] {
  const { text, language } = question
  if (text.length > maxLength || /["“”「『\n]|[:：](?!\d)/u.test(text)) return [question]
  const parts = withVerbs(withNames(text))
    .split(joints[language])
    .map((part) => part.replace(openings[language], '').trim())
    .filter((part) => part !== '')
  if (parts.length < 2 || parts.length > maxQuestions) return [question]
  return parts.map((part, index) => ({
    ...question,
    text: part,
    whole: part,
    earlier: [...parts.slice(0, index).toReversed(), ...question.earlier],
  }))
}

/** "The symbol of gold and its atomic number": what is asked of the same thing, each with its name. */
function withNames(text: string): string {
  const found =
    /^(.{1,60}?\bof (?:the )?)([\p{L}][\p{L} '-]{1,40}?),? and (?:(?:also )?what is )?its ([\p{L} ]{2,40})[\s?.!]*$/iu.exec(
      text,
    )
  return found ? `${found[1] ?? ''}${found[2] ?? ''}? What is the ${found[3] ?? ''} of ${found[2] ?? ''}?` : text
}

/** "Convert 2 hours to minutes and 90 km/h to mph": what is to be done stands before the first alone. */
function withVerbs(text: string): string {
  const verb = /^(?:please |can you )?(convert|translate|sort|calculate) /i.exec(text)?.[1]
  return verb === undefined ? text : text.replace(/,?\s+and\s+(?=-?[\d$€£¥])/giu, ` and ${verb.toLowerCase()} `)
}

/** "What time is it in Tokyo and in Paris?" as the question about each: what is left out of the second is that of the first. */
export function splitSubjects(question: Question): readonly Question[] {
  const { text, language } = question
  if (text.length > maxLength) return [question]
  return language === 'ja' ? splitInJapanese(question) : splitInEnglish(question)
}

function splitInEnglish(question: Question): readonly Question[] {
  const [first = '', ...others] = question.text.split(/,?\s+and\s+|,\s+/iu)
  if (others.length === 0 || others.length >= maxQuestions) return [question]
  const asked = others.map((other) => wholeQuestion({ ...question, text: `and ${other}`, earlier: [first] }))
  const whole = asked.filter((one) => one !== undefined)
  return whole.length === others.length ? [{ ...question, text: first, whole: first }, ...whole] : [question]
}

function splitInJapanese(question: Question): readonly Question[] {
  const [, subjects = '', rest = ''] = /^([^はの]{1,40}?)(の.{1,40}|(?:は|では).{1,40})$/u.exec(question.text) ?? []
  const several = subjects.split(/と|、|や/u).filter((subject) => subject !== '')
  if (several.length < 2 || several.length > maxQuestions) return [question]
  return several.map((subject) => ({ ...question, text: `${subject}${rest}`, whole: `${subject}${rest}` }))
}
