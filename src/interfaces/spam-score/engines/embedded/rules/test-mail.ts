import type { RuleHit } from '../../../port.ts'
import type { Mail } from '../mail/mail.ts'

/** The text by which administrators try whether a filter is at work. */
const gtube = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X'

/** No rule of those that training weighs: its points are what SpamAssassin gives. */
export function judgeTestText({ visibleText }: Mail): RuleHit[] {
  if (!visibleText.includes(gtube)) return []
  return [{ name: 'GTUBE', description: 'Generic Test for Unsolicited Bulk Email', tenths: 10_000 }]
}
