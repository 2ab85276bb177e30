import { lookUp } from '../../../../../libraries/json/look-up.ts'
import { listSlots } from '../exchange.ts'
import { toPlain, withoutSigns } from '../to-plain.ts'

/** A prompt with slots as a pattern of what people say. */
export interface PromptPattern {
  readonly pattern: RegExp
  /** Without these a sentence cannot fit, which is found out sooner than that it does not. */
  readonly literals: readonly string[]
  /** In the order of the pattern's groups. */
  readonly slots: readonly string[]
}

/** Stands for a slot where texts are compared by their grams; nobody writes it. */
export const slotSign = '\uE000'

const maxWord = 20

/** What may follow without another meaning. */
const tail = '(?:よ|ね|な|なあ|の|なの|なんだ|なんです|んだ|んです|です|さ|わ|けど|よね|だよ|だね|ですよ|ですね)?'

/** How words of some slots look, whatever a dictionary says. */
const shapes: Readonly<Record<string, string>> = {
  time: '(?:午前|午後|朝|夜)?[0-9一二三四五六七八九十]{1,3}時(?:半|[0-9]{1,2}分)?',
  date: '[0-9一二三四五六七八九十]{1,3}月[0-9一二三四五六七八九十]{1,3}日',
  weekday: '[月火水木金土日]曜日?',
  season: '[春夏秋冬]',
}

/** Undefined for a prompt without slots. */
export function toPattern(prompt: string): PromptPattern | undefined {
  const slots = listSlots(prompt)
  if (slots.length === 0) return undefined
  const source = prompt
    .split(/(\{[a-z]+\})/)
    .map((piece) => {
      const [slot] = listSlots(piece)
      if (slot !== undefined) return `(${lookUp(shapes, slot) ?? `.{1,${maxWord}}`})`
      return withoutSigns(piece).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    })
    .join('')
  const literals = prompt.split(/\{[a-z]+\}/).flatMap((piece) => toPlain(piece) || [])
  return { literals, pattern: new RegExp(`${source}${tail}$`, 'diu'), slots }
}

/** A prompt as it is compared: plain, with one sign for each slot. */
export function toMasked(prompt: string): string {
  return prompt
    .split(/\{[a-z]+\}/)
    .map(toPlain)
    .join(slotSign)
}
