import type { Dictionary } from '../../../../console/src/words/say.ts'
import { formRules } from './form-rule-japanese.ts'
import { textRules } from './text-rule-japanese.ts'

/** The Japanese of what rules say of themselves; loaded where a page in Japanese shows some. */
export const ruleJapanese: Dictionary = { ...formRules, ...textRules }
