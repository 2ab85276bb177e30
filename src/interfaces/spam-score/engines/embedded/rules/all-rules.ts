import { attachmentRules } from './attachments.ts'
import { disguiseRules } from './disguises.ts'
import { fieldRules } from './fields.ts'
import { linkRules } from './links.ts'
import { lureRules } from './lures.ts'
import { mailerRules } from './mailers.ts'
import { messageIdRules } from './message-id.ts'
import { pageRules } from './page.ts'
import { phraseRules } from './phrases.ts'
import { recipientRules } from './recipient.ts'
import { replyLureRules } from './reply-lures.ts'
import { routeRules } from './route.ts'
import type { Rule } from './rule.ts'
import { senderRules } from './sender.ts'
import { structureRules } from './structure.ts'
import { terseLureRules } from './terse-lures.ts'
import { verdictRules } from './verdicts.ts'

/** Every rule except the bands of the token model. */
export const allRules: readonly Rule[] = [
  ...senderRules,
  ...recipientRules,
  ...fieldRules,
  ...messageIdRules,
  ...mailerRules,
  ...routeRules,
  ...structureRules,
  ...pageRules,
  ...linkRules,
  ...attachmentRules,
  ...disguiseRules,
  ...phraseRules,
  ...lureRules,
  ...replyLureRules,
  ...terseLureRules,
  ...verdictRules,
]
