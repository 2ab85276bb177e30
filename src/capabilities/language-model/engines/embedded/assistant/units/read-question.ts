import { digitsForJapanese } from '../../../../domain/arithmetic/japanese-numerals.ts'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'

/** What a question about units says: an amount, the unit it is wanted in, or both. */
export interface UnitQuestion {
  readonly amount?: string
  readonly target?: string
}

const opening =
  /^(?:(?:hey|hi|ok|okay|so|please|now|and|then)[,\s]+)*(?:(?:can|could) you (?:please )?)?(?:convert|change|turn|what(?:'s| is| are)|how (?:much|long|far|heavy|tall|hot|cold|big|fast) (?:is|are)|express|give me|tell me|calculate)?\s*/i
const closing = /[\s?.!]*(?:please)?[\s?.!]*$/i

/** Whole questions first, then what goes on with the question before. */
export function readUnitQuestion(text: string, language: AssistantLanguage): UnitQuestion | undefined {
  return language === 'ja' ? readJapanese(text) : readEnglish(text)
}

function readEnglish(text: string): UnitQuestion | undefined {
  const question = text.replace(closing, '')
  const counted =
    /^(?:(?:so|and|ok)[,\s]+)?how many ([a-z³²°. -]{1,30}?)\s+(?:(?:are|is) )?(?:there )?(?:in|is|are|does|do|make(?: up)?) (.{1,60}?)(?: (?:have|contain|make|equal))?$/i.exec(
      question,
    )
  if (counted?.[1] && counted[2]) return { target: counted[1], amount: withNumber(counted[2]) }
  const rest = question.replace(opening, '')
  const both = /^(.{1,60})\s*(?:\bin\b|\bto\b|\binto\b|\bas\b|=|->|→)\s*(?:how many )?([^\s\d].{0,29})$/i.exec(rest)
  if (both?.[1] && both[2]) return { amount: withNumber(both[1]), target: both[2] }
  const target = /^(?:(?:how|what) about )?(?:in|to|into|as) ([^\d]{1,30})$/i.exec(rest)
  if (target?.[1]) return { target: target[1] }
  const amount = /^(?:(?:how|what) about )?(-?\d.{0,40})$/i.exec(rest)
  return amount?.[1] ? { amount: amount[1] } : undefined
}

/** "miles to km" and "the mile in km" ask for one of them. */
function withNumber(amount: string): string {
  return /\d|^(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b/i.test(
    amount,
  )
    ? amount
    : `1 ${amount.replace(/^the /i, '')}`
}

function readJapanese(text: string): UnitQuestion | undefined {
  const question = namesFirst(
    digitsForJapanese(text)
      .replace(/[\s。?!]+$/, '')
      .replace(/^(?:では|じゃあ|それでは|なら)[、 ]*/, ''),
  )
  const [, amount, target] =
    /^(.{1,30}?)(?:って|は|を|が|=)、?(?:何|なん)?(.{1,16}?)(?:で|に|だと|へ)?(?:何度|いくつ|いくら|どれくらい|変換|換算|直すと?|すると?)?(?:して)?(?:ください)?(?:何度|いくつ|いくら|どれくらい)?(?:です|になります|になる|ある|あります|でしょう)?(?:か|の)?$/.exec(
      question,
    ) ?? []
  if (amount && target) return { amount, target }
  const alone = /^(.{1,16}?)(?:では|だと|で|なら|に(?:すると|換算すると))(?:は|、|いくつ|何度|どうなりますか)*$/.exec(
    question,
  )?.[1]
  if (!alone) return undefined
  return /\d/.test(alone) ? { amount: alone } : { target: alone }
}

/** 摂氏30度 as 30摂氏, 華氏で何度 as 何華氏, 時速60キロ as 60時速キロ. */
function namesFirst(text: string): string {
  return text
    .replace(
      /(摂氏|華氏)(マイナス|-)?([\d.]+)度?/g,
      (_, scale: string, minus: string | undefined, degrees: string) => `${minus ? '-' : ''}${degrees}${scale}`,
    )
    .replace(/(摂氏|華氏)(?:で|では|だと|に(?:すると|換算すると))?(?:は)?(?:何|なん)度/g, '何$1')
    .replace(/(時速|秒速)([\d.]+)(?=[^\d.])/g, '$2$1')
    .replace(/(時速|秒速)(?:何|なん)/g, '何$1')
    .replace(/(\d)度C/gi, '$1°C')
    .replace(/(\d)度F/gi, '$1°F')
}
