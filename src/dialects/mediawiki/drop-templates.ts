import { runAtOnce } from '../../libraries/iteration/run-at-once.ts'

/** Templates whose argument is part of the sentence, and which one shows. */
const shown: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^lang$/i, ([, , text = '']) => text],
  [/^(?:lang-|langwithname|transl)/i, (parts) => parts.at(-1) ?? ''],
  [/^(?:nowrap|nobr|small|big|abbr|font|仮リンク|補助漢字フォント)$/i, ([, text = '']) => text],
  [
    /^(?:読み仮名|ruby|読み仮名_ruby不使用)$/i,
    ([, text = '', reading = '']) => (reading === '' ? text : `${text}(${reading})`),
  ],
  [/^nihongo/i, ([, text = '', kanji = '']) => (kanji === '' ? text : `${text} (${kanji})`)],
  [/^(?:convert|cvt)$/i, ([, amount = '', unit = '']) => `${amount} ${unit}`],
  [/^(?:snd|spnd|ndash|spaced ndash)$/i, () => ' – '],
]

const templates = /\{\{|\}\}/g
const templatesAndTables = /\{\{|\}\}|\{\||\|\}/g

/** Deeper in one another they show nothing: the words of each would be read once for all that are around it. */
const maxDepth = 40

/** Signs that are read in a fraction of a millisecond. */
const signsOfStep = 500

export interface DropOptions {
  readonly keepsTables?: boolean
}

/** Wikitext without templates and, unless they are kept, tables at any depth, in one pass; a few templates leave the words that they show. */
export function dropTemplates(text: string, options: DropOptions = {}): string {
  return runAtOnce(dropTemplatesInSteps(text, options))
}

/** The same in steps. */
export function* dropTemplatesInSteps(text: string, options: DropOptions = {}): Generator<void, string> {
  const open: string[] = ['']
  const append = (part: string) => {
    const whole = open.pop() ?? ''
    open.push(open.length < maxDepth ? whole + part : '')
  }
  let kept = 0
  let count = 0
  for (const { 0: sign, index } of text.matchAll(options.keepsTables ? templates : templatesAndTables)) {
    if (++count % signsOfStep === 0) yield
    append(text.slice(kept, index))
    kept = index + 2
    if (sign.startsWith('{')) open.push('')
    else if (open.length > 1) {
      const inside = open.pop() ?? ''
      append(sign === '}}' ? show(inside) : '')
    }
  }
  append(text.slice(kept))
  return open[0] ?? ''
}

function show(template: string): string {
  const parts = template.split('|').map((part) => part.trim())
  const positional = parts.filter((part, at) => at === 0 || !/^[a-z_ ]+=/i.test(part))
  const [, render] = shown.find(([name]) => name.test(parts[0] ?? '')) ?? []
  return render ? render(positional) : ''
}
