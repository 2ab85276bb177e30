import { say, type Topic } from '../topic.ts'
import { readInstruction } from './read-items.ts'

const asks = /\b(?:polite|politely|politer|nicer|friendlier|more formal|kinder)\b|丁寧に|ていねいに|敬語に/i

/** What a request may begin with, in the imperative. */
const verbs =
  /^(?:(?:hey|hi),? )?(?:(?:you (?:must|have to|need to|should)|i (?:need|want) you to) )?(send|give|tell|show|call|write|bring|fix|check|reply|answer|finish|stop|come|go|make|do|get|let|put|pay|help|wait|open|close|read|explain|move|turn|clean|update|review|change|return|confirm|look|take|leave|be|hurry|don't|do not)\b/i

/** A command as a question that one may say no to. */
export const makePolite: Topic = ({ whole, language }) => {
  const instruction = readInstruction(whole)
  if (!instruction || !asks.test(instruction.head) || instruction.content.length > 400) return undefined
  const said = instruction.content.replace(/^["“「]|["”」]$/gu, '').trim()
  const answer = language === 'ja' ? inJapanese(said) : inEnglish(said)
  return answer === undefined ? undefined : say(0.92, answer)
}

function inEnglish(said: string): string | undefined {
  const sentences = said.match(/[^.!?]+[.!?]*/g) ?? []
  const polite = sentences.map((sentence) => askInEnglish(sentence.trim()))
  return polite.every((sentence) => sentence !== undefined) && polite.length > 0 ? polite.join(' ') : undefined
}

function askInEnglish(sentence: string): string | undefined {
  const found = verbs.exec(sentence)
  if (!found) return undefined
  const command = sentence
    .slice(found[0].length - (found[1] ?? '').length)
    .replace(/[\s.!?]+$/, '')
    .replace(/,? (?:right )?now$|,? immediately$|,? at once$/i, ' as soon as you can')
  const forbidden = /^(?:don't|do not|stop) (.+)$/i.exec(command)?.[1]
  if (forbidden !== undefined && !/^stop/i.test(command)) return `Would you mind not ${toGerund(forbidden)}?`
  return `Could you please ${command.slice(0, 1).toLowerCase()}${command.slice(1)}? Thank you.`
}

function toGerund(command: string): string {
  return command.replace(/^\w+/, (verb) => `${verb.replace(/(?<=[^e])e$/i, '')}ing`)
}

function inJapanese(said: string): string | undefined {
  const plain = said.replace(/[。!！]+$/u, '')
  const found = /^(.{1,80}?)(?:(て|で)(?:くれ|よ|ね)?|(し)ろ|(?:して)?ください)$/u.exec(plain)
  if (!found) return undefined
  const stem =
    found[2] === undefined
      ? found[3] === undefined
        ? `${found[1] ?? ''}して`
        : `${found[1] ?? ''}して`
      : `${found[1] ?? ''}${found[2]}`
  return `恐れ入りますが、${stem}いただけますでしょうか。`
}
