import { randomInt, randomUUID } from 'node:crypto'
import type { AssistantLanguage } from '../../../../../../kernel/wire/interface/skill.ts'
import { say, type Topic } from '../topic.ts'

interface Lot {
  readonly asks: Readonly<Record<AssistantLanguage, RegExp>>
  /** By what the words hold; undefined where they cannot be meant so. */
  readonly draws: (found: RegExpExecArray, language: AssistantLanguage) => string | undefined
}

/** Coins, dice, numbers, one of several, passwords: drawn by the operating system's chance. */
export const drawLots: Topic = ({ text, language }) => {
  if (text.length > maxLength) return undefined
  const asked = text.replace(/[\s?!.。？！]+$/u, '')
  for (const { asks, draws } of lots) {
    const found = asks[language].exec(asked)
    const drawn = found && draws(found, language)
    if (drawn !== undefined && drawn !== null) return say(0.92, drawn)
  }
  return undefined
}

const maxLength = 300
const maxDice = 20
const please = String.raw`(?:please )?(?:can you |could you |will you )?(?:please )?`

const lots: readonly Lot[] = [
  {
    asks: {
      en: new RegExp(`^${please}(?:flip|toss|throw) (?:a |the )?coin(?: for me)?(?: please)?$|^heads or tails$`, 'i'),
      ja: /^(?:コイン|硬貨)(?:を)?(?:投げ|トス|弾い).{0,10}$|^(?:コイントス|表か裏か?).{0,8}$/u,
    },
    draws: (_, language) => sayCoin(randomInt(2) === 0, language),
  },
  {
    asks: {
      en: new RegExp(
        `^${please}(?:roll|throw) (?:(?<count>a|an|one|two|three|four|five|six|\\d{1,2}) )?(?:(?<sides>\\d{1,3})[- ]sided )?(?:dice|die|d(?<die>\\d{1,3}))(?: for me)?(?: please)?$`,
        'i',
      ),
      ja: /^(?:(?<sides>\d{1,3})面)?(?:サイコロ|さいころ|ダイス)(?:を)?(?:(?<count>\d{1,2}|一|二|三)(?:個|つ|回))?(?:を)?(?:振|ふ|投げ|転が).{0,10}$/u,
    },
    draws: ({ groups = {} }, language) => rollDice(groups['count'], groups['die'] ?? groups['sides'], language),
  },
  {
    asks: {
      en: new RegExp(
        `^${please}(?:pick|choose|give me|generate|think of|draw)(?: me)? (?:a |any )?(?:random )?number (?:between|from) (?<low>-?\\d{1,12}) (?:and|to) (?<high>-?\\d{1,12})(?: please)?$`,
        'i',
      ),
      ja: /^(?<low>-?\d{1,12})(?:から|〜|~|と)(?<high>-?\d{1,12})(?:まで|の間)?(?:の|で)?(?:数字?|乱数|ランダムな数字?)?(?:を)?(?:一つ|ひとつ|1つ)?(?:選|言|出|生成|教え|作).{0,10}$/u,
    },
    draws: ({ groups = {} }) => drawNumber(Number(groups['low']), Number(groups['high'])),
  },
  {
    asks: {
      en: new RegExp(
        `^${please}(?:pick|choose|decide|draw|select)(?: one| someone| randomly)?(?: for me)?(?: at random)?(?: (?:of|from|between|among|out of))?:? (?<of>.+(?:,| or | and ).+?)(?: for me)?(?: please)?$`,
        'i',
      ),
      ja: /^(?<of>.+(?:、|,|か|と).+?)(?:の(?:中|うち)?)?(?:から|で|のどれか|のどちらか)(?:一つ|ひとつ|1つ|一人|どれか)?(?:を)?(?:選ん|選び|決め).{0,10}$/u,
    },
    draws: ({ groups = {} }) => drawOne(groups['of'] ?? ''),
  },
  {
    asks: {
      en: new RegExp(
        `^${please}(?:generate|make|create|give me|suggest|invent)(?: me)? (?:a |an )?(?:random |strong |secure |good |safe |new )*password(?: (?:of|with) (?<length>\\d{1,3}) (?:characters|letters|chars))?(?: for me)?(?: please)?$`,
        'i',
      ),
      ja: /^(?:(?<length>\d{1,3})(?:文字|桁)の)?(?:強い|安全な|新しい|ランダムな)?パスワード(?:を)?(?:作|生成|考え|くだ|お願い).{0,14}$/u,
    },
    draws: ({ groups = {} }) => writePassword(Number(groups['length'] ?? usualLength)),
  },
  {
    asks: {
      en: new RegExp(
        `^${please}(?:generate|make|create|give me)(?: me)? (?:a |an )?(?:random |new )?(?:uuid|guid)(?: v4)?(?: please)?$`,
        'i',
      ),
      ja: /^(?:新しい|ランダムな)?(?:UUID|GUID)(?:を)?(?:作|生成|くだ|お願い).{0,10}$/iu,
    },
    draws: () => randomUUID(),
  },
]

function sayCoin(isHeads: boolean, language: AssistantLanguage): string {
  if (language === 'ja') return isHeads ? '表です。' : '裏です。'
  return isHeads ? 'Heads.' : 'Tails.'
}

const countWords: ReadonlyMap<string, number> = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['二', 2],
  ['三', 3],
])

function rollDice(count = '1', sides = '6', language: AssistantLanguage): string | undefined {
  const dice = countWords.get(count.toLowerCase()) ?? (/^\d+$/.test(count) ? Number(count) : 1)
  if (dice < 1 || dice > maxDice || Number(sides) < 2) return undefined
  const rolls = Array.from({ length: dice }, () => randomInt(1, Number(sides) + 1))
  const sum = rolls.reduce((total, roll) => total + roll, 0)
  if (dice === 1) return language === 'ja' ? `${sum}が出ました。` : `${sum}.`
  return language === 'ja'
    ? `${rolls.join('、')}が出ました。合計は${sum}です。`
    : `${rolls.join(', ')}: ${sum} together.`
}

function drawNumber(one: number, other: number): string | undefined {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  return high - low < 2 ** 47 ? String(randomInt(low, high + 1)) : undefined
}

function drawOne(listed: string): string | undefined {
  const of = listed
    .split(/\s*(?:,|、|;)\s*(?:or |and )?|\s+(?:or|and)\s+|か|と/u)
    .map((each) => each.trim())
    .filter((each) => each !== '')
  return of.length < 2 ? undefined : `${of[randomInt(of.length)]}.`.replace(/(?<=[\u3041-\u9fff])\.$/u, '')
}

const usualLength = 16
/** Without those that look alike, such as l, 1 and I. */
const passwordCharacters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_.!'

function writePassword(length: number): string | undefined {
  if (length < 8 || length > 128) return undefined
  const characters = Array.from({ length }, () => passwordCharacters[randomInt(passwordCharacters.length)])
  return characters.join('')
}
