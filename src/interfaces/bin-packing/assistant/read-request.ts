import type { AssistantLanguage } from '../../../kernel/wire/interface/skill.ts'
import { type LengthUnit, ratioOf, readSizes, type RequestedSize } from './read-sizes.ts'

/** What somebody wants packed, all lengths in the unit of the bin. */
export interface RequestedPacking {
  readonly bin: readonly number[]
  readonly unit: LengthUnit | undefined
  /** `count` is undefined where the question is how many fit. */
  readonly kinds: readonly { readonly lengths: readonly number[]; readonly count: number | undefined }[]
}

/** Reads "Pack 10 boxes of 20x30x15 into 100x100x100" and the like; undefined when no bin or no items are named. */
export function readPacking(text: string, language: AssistantLanguage): RequestedPacking | undefined {
  const sizes = readSizes(text)
  const bin = sizes.find((size) => isBin(text, size, language))
  const items = sizes.filter((size) => size !== bin)
  if (!bin || items.length === 0 || items.some(({ lengths }) => lengths.length !== bin.lengths.length)) return undefined
  const asksHowMany = howMany.test(text)
  const kinds = items.map((size) => ({
    lengths: size.lengths.map((part) => part * ratioOf(size.unit, bin.unit)),
    count: readCount(text, size) ?? (asksHowMany && items.length === 1 ? undefined : 1),
  }))
  return { bin: bin.lengths, unit: bin.unit, kinds }
}

const howMany = /\bhow many\b|いくつ|何個|何箱|何枚/i

/** The size after "into", or before に. */
function isBin(text: string, { start, end }: RequestedSize, language: AssistantLanguage): boolean {
  if (language === 'ja')
    return /^(?:の)?(?:箱|コンテナ|容器|トラック|ケース|段ボール|入れ物|板|シート)?(?:の中)?(?:に|へ)/.test(
      text.slice(end, end + 16),
    )
  return /\b(?:in|into|inside|onto|on|within)\s+(?:an? |the |one |my |this )?(?:[a-z]+ ){0,2}(?:of |measuring |sized )?$/i.test(
    text.slice(Math.max(0, start - 50), start),
  )
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const things = 'boxes|box|items?|pieces?|parcels?|cartons?|crates?|packages?|rectangles?|blocks?|ones?'
const countBefore = new RegExp(
  `(?:^|[\\s,、])(\\d{1,5}|${numberWords.join('|')})\\s+(?:[a-z]+ )?(?:(?:${things}|of|measuring|sized|size|each) ){0,3}$`,
  'i',
)
const countAfter = /^(?:の箱|の荷物|の板)?(?:を|が|は)?\s?\(?(?:[x×]\s?)?(\d{1,5})\s?(?:個|箱|枚|つ|pieces|pcs|times)/i

/** "10 boxes of 20x30x15", "three 20x30x15 boxes", "20x30x15 (10 pieces)", 20x30x15を10個. */
function readCount(text: string, { start, end }: RequestedSize): number | undefined {
  const before = countBefore.exec(text.slice(Math.max(0, start - 50), start))?.[1]
  const after = countAfter.exec(text.slice(end, end + 24))?.[1]
  const number = after ?? before
  if (number === undefined) return undefined
  return /^\d/.test(number) ? Number(number) : numberWords.indexOf(number.toLowerCase()) + 1
}
