import { lookUp } from '../../../../libraries/json/look-up.ts'
import type { Evaluation, RuleHit } from '../../port.ts'
import { readMail } from './mail/read-mail.ts'
import type { Mail } from './mail/mail.ts'
import type { SpamModel } from './model/model-file.ts'
import { allRules } from './rules/all-rules.ts'
import { collectEvidence } from './rules/evidence.ts'
import type { Rule } from './rules/rule.ts'
import { judgeTestText } from './rules/test-mail.ts'
import { bandOf, sharesOfKnots } from './tokens/bands.ts'
import { extractTokens } from './tokens/extract-tokens.ts'
import { logOddsOf } from './tokens/token-model.ts'

/** Scores a mail's source; any text at all has a score. */
export function scoreMail(source: string, model: SpamModel): Evaluation {
  const mail = readMail(source)
  const ruleHits = findRules(mail).map(({ name, description, points }) => ({
    name,
    description,
    tenths: lookUp(model.ruleTenths, name) ?? Math.round(10 * points),
  }))
  const hits = [...judgeTestText(mail), judgeWords(mail, model), ...ruleHits]
    .filter(({ tenths }) => tenths !== 0)
    .toSorted((one, other) => Math.abs(other.tenths) - Math.abs(one.tenths))
  return { tenths: hits.reduce((sum, { tenths }) => sum + tenths, 0), hits }
}

/** The rules that a mail meets. */
export function findRules(mail: Mail): Rule[] {
  const evidence = collectEvidence(mail)
  return allRules.filter(({ isMet }) => isMet(mail, evidence))
}

function judgeWords(mail: Mail, { tokens, knotTenths }: SpamModel): RuleHit {
  const logOdds = logOddsOf(tokens, extractTokens(mail))
  const { name, description } = bandOf(logOdds)
  const tenths = sharesOfKnots(logOdds).reduce((sum, share, knot) => sum + share * (knotTenths[knot] ?? 0), 0)
  return { name, description, tenths: Math.round(tenths) }
}
