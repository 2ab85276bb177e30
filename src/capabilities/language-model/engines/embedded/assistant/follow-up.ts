import type { Question } from './topic.ts'

const maxLength = 80

/** "And in Tokyo?" after "What time is it in London?" as "What time is it in Tokyo?"; undefined when it goes on with nothing. */
export function wholeQuestion(question: Question): Question | undefined {
  const { text, language, earlier } = question
  const [before] = earlier
  if (before === undefined || text.length > maxLength || before.length > maxLength * 3) return undefined
  const whole = language === 'ja' ? goOnInJapanese(text, before) : goOnInEnglish(text, before)
  return whole === undefined ? undefined : { ...question, text: whole, earlier: [] }
}

function goOnInEnglish(text: string, before: string): string | undefined {
  const found =
    /^(?:and|or|and what about|what about|how about)\s+(?:(?:of|for|in|to|from|with|on)\s+)?([^?]+?)[\s?.!]*$/i.exec(
      text,
    )
  const change = found?.[1]
  if (change === undefined) return undefined
  if (/^-?[\d.,]+$/.test(change)) return replaceLastNumber(before, change)
  const start = /^.*\b(?:is|are|was|were|about|in|of|for|until|till|on|up)\s+(?=\S)/i.exec(before)?.[0]
  return start === undefined ? undefined : `${start}${change}?`
}

function goOnInJapanese(text: string, before: string): string | undefined {
  const found = /^(?:では|じゃあ|それなら|なら)?、?([^、。?]{1,20}?)(?:は|なら|だと|では)?[?。]?$/.exec(text)
  const change = found?.[1]
  const rest = /(?:とは|って|について|は|の|を|まで).*$/.exec(before)?.[0]
  return change === undefined || rest === undefined || rest === before ? undefined : `${change}${rest}`
}

/** The amount that a question is about: in "what is 20% of 150" the 150, in "10 miles in km" the 10. */
function replaceLastNumber(question: string, number: string): string | undefined {
  const last = [...question.matchAll(/\d[\d.,]*/g)].at(-1)
  if (!last) return undefined
  return question.slice(0, last.index) + number + question.slice(last.index + last[0].replace(/[.,]$/, '').length)
}
