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
      [...text.matchAll(pattern)].map((match) => ({
        begin: match.index,
        end: match.index + match[0].length,
        suggestions: suggestions.map((each) => each.replace('$1', match[1] ?? '')),
        score,
      })),
    )
  return sensitivity === 'low' ? findings : [...findings, ...findMixedStyles(text)]
}
