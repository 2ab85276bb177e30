import { readMail } from '../../src/interfaces/spam-score/engines/embedded/mail/read-mail.ts'
import { allRules } from '../../src/interfaces/spam-score/engines/embedded/rules/all-rules.ts'
import { findRules } from '../../src/interfaces/spam-score/engines/embedded/score-mail.ts'
import { extractTokens } from '../../src/interfaces/spam-score/engines/embedded/tokens/extract-tokens.ts'
import type { LabelledMail, Sample } from './labelled-mail.ts'

const places = new Map(allRules.map(({ name }, place) => [name, place]))

export function toSample({ source, ...label }: LabelledMail): Sample {
  const mail = readMail(source)
  const rules = findRules(mail).map(({ name }) => places.get(name) ?? -1)
  return { ...label, rules, tokens: extractTokens(mail) }
}
