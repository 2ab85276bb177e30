import type { Theme } from '../words/phrases/theme.ts'

/** Themes that frighten someone into acting. */
export const alarms: readonly Theme[] = [
  'verify-account',
  'account-limited',
  'unusual-sign-in',
  'password-ends',
  'mailbox-full',
  'parcel-waits',
  'payment-failed',
  'subscription-renews',
  'legal-threat',
  'document-shared',
  'voice-message',
  'wallet',
  'extortion',
  'sign-in-to-view',
  'scareware',
]

/** Themes of offers that hardly anyone asked for. */
export const bluntBaits: readonly Theme[] = [
  'gambling',
  'dating',
  'miracle-offer',
  'medicine',
  'slimming',
  'prize',
  'survey-reward',
  'earn-money',
  'pyramid',
  'mass-mailing',
  'credit',
  'not-spam',
]
