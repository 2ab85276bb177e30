import { continueCode } from './continue-code.ts'
import { closeMarkup } from './close-markup.ts'
import { continueNumbers } from './continue-numbers.ts'
import { continueSeries } from './continue-series.ts'

/** What comes after a text beyond doubt; undefined where only a guess is left. */
export async function continueKnown(
  text: string,
  answer: (question: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const question = findQuestion(text)
  const answered = question === undefined ? undefined : await answer(question)
  if (answered !== undefined) return (/\s$/.test(text) ? '' : ' ') + answered
  return continueNumbers(text) ?? continueSeries(text) ?? closeMarkup(text) ?? continueCode(text)
}

/** "Q: …" and a line "A:" that is left empty, in English and Japanese. */
const asked =
  /(?:^|\n)[ \t]*(?:Q|Question|User|質問|問)[ \t]*[:：][ \t]*([^\n]{1,300})\n+[ \t]*(?:A|Answer|Assistant|答え|回答|答)[ \t]*[:：][ \t]*$/
const readCharacters = 1000

function findQuestion(text: string): string | undefined {
  return asked.exec(text.slice(-readCharacters))?.[1]
}
