import type { Finding, Sensitivity } from '../../../port.ts'
import { findMixedStyles } from './find-mixed-styles.ts'
import { speaksAt } from './rule.ts'
import { listRules } from './rules.ts'

const rules = listRules()

/** What the rules find in a text, in no order. */
export function findByRules(text: string, sensitivity: Sensitivity): Finding[] {
  const findings = rules
    .filter((rule) => speaksAt(rule, sensitivity))
    .flatMap(({ pattern, suggestions, score }) =>
      [...text.matchAll(pattern)].map((match) => {
        // Where something is missing, the letters beside the gap are what is wrong.
        const isGap = match[0] === ''
        const [before, behind] = isGap ? [text[match.index - 1] ?? '', text[match.index] ?? ''] : ['', '']
        return {
          begin: match.index - before.length,
          end: match.index + match[0].length + behind.length,
          suggestions: suggestions.map((each) => before + each.replace('$1', match[1] ?? '') + behind),
          score,
        }
      }),
    )
  return sensitivity === 'low' ? findings : [...findings, ...findMixedStyles(text)]
}
