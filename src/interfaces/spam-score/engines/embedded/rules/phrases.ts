import type { Theme } from '../words/phrases/theme.ts'
import type { Evidence } from './evidence.ts'
import { defineRules, type Rule } from './rule.ts'

const mentions =
  (...themes: readonly Theme[]) =>
  (_mail: unknown, { hasAny }: Evidence) =>
    hasAny(...themes)

const dwellsOn = (theme: Theme) => (_mail: unknown, evidence: Evidence) => evidence.countOf(theme) >= 2

/** What the mail talks about. */
export const phraseRules: readonly Rule[] = defineRules(
  ['SAYS_VERIFY_ACCOUNT', 0.9, 'Asks to confirm or update an account', mentions('verify-account')],
  ['SAYS_ACCOUNT_LIMITED', 1, 'An account is said to be limited or about to be closed', mentions('account-limited')],
  ['SAYS_UNUSUAL_SIGN_IN', 0.7, 'Speaks of an unusual sign-in or transaction', mentions('unusual-sign-in')],
  ['SAYS_PASSWORD_ENDS', 1.2, 'A password is said to expire', mentions('password-ends')],
  ['SAYS_MAILBOX_FULL', 1, 'A mailbox is said to be full or mail to be held back', mentions('mailbox-full')],
  ['SAYS_PARCEL_WAITS', 0.8, 'A parcel is said to wait for something', mentions('parcel-waits')],
  ['SAYS_PAYMENT_FAILED', 0.7, 'A payment is said to have failed or to be due', mentions('payment-failed')],
  ['SAYS_INVOICE', 0.2, 'Speaks of an invoice or a payment attached', mentions('invoice')],
  ['SAYS_REFUND', 0.8, 'Promises money back', mentions('refund')],
  ['SAYS_PRIZE', 1.3, 'Promises a prize', mentions('prize')],
  ['SAYS_FORTUNE', 0.8, 'Speaks of a fortune that waits to be moved', mentions('fortune')],
  [
    'SAYS_FORTUNE_MUCH',
    1.6,
    'Says much of a fortune that waits to be moved',
    (_mail, { countOf }) => countOf('fortune') >= 4,
  ],
  ['SAYS_WALLET', 1.1, 'Speaks of crypto money or of a wallet', mentions('wallet')],
  ['SAYS_EXTORTION', 0.8, 'Threatens with what a camera saw', mentions('extortion')],
  [
    'SAYS_EXTORTION_MUCH',
    2.5,
    'Threatens with what a camera saw, at length',
    (_mail, { countOf }) => countOf('extortion') >= 3,
  ],
  ['SAYS_GIFT_CARD', 0.9, 'Speaks of gift cards', mentions('gift-card')],
  ['SAYS_BOSS_ASKS', 0.8, 'Writes as a superior who needs something at once', dwellsOn('boss')],
  ['SAYS_DEADLINE', 0.6, 'Presses for time', mentions('deadline')],
  ['SAYS_CLICK_HERE', 0.5, 'Asks to click', mentions('click-here')],
  ['SAYS_DEAR_NOBODY', 0.9, 'Addresses nobody by name', mentions('dear-nobody')],
  ['SAYS_DOCUMENT_SHARED', 0.8, 'A document is said to wait', mentions('document-shared')],
  ['SAYS_VOICE_MESSAGE', 0.9, 'A voice message is said to wait', mentions('voice-message')],
  ['SAYS_SUBSCRIPTION', 0.6, 'A subscription is said to end or to have been charged', mentions('subscription-renews')],
  ['SAYS_LEGAL_THREAT', 0.6, 'Threatens with the law', mentions('legal-threat')],
  ['SAYS_SURVEY_REWARD', 0.9, 'Offers a reward for a survey', mentions('survey-reward')],
  ['SAYS_SECRET', 0.7, 'Asks for secrecy', mentions('keep-secret')],
  ['SAYS_JOB', 0.6, 'Offers easy work', mentions('job-offer')],
  ['SAYS_PERSONAL_DATA', 0.7, 'Speaks of card numbers, dates of birth and the like', mentions('personal-data')],
  ['SAYS_DO_NOT_IGNORE', 0.5, 'Insists on its weight', mentions('do-not-ignore')],
  ['SAYS_CALL', 0.4, 'Asks to telephone', mentions('call-number')],
  ['SAYS_NOT_YOU', 0.2, 'Asks what to do if it was not you', mentions('confirm-not-you')],
  [
    'SAYS_NOTHING_TO_DO',
    -0.4,
    'Says that nothing needs to be done, or how to change what one gets',
    mentions('never-asks'),
  ],
  ['SAYS_SIGN_IN_TO_VIEW', 1.2, 'Asks to sign in so as to see a document', mentions('sign-in-to-view')],
  ['SAYS_QR_CODE', 0.8, 'Asks to scan a code', mentions('qr-code')],
  ['SAYS_SCAREWARE', 1, 'A computer is said to be infected or unprotected', mentions('scareware')],
  ['SAYS_CREDIT', 0.9, 'Offers credit', mentions('credit')],
  ['SAYS_MEDICINE', 1.2, 'Offers medicine', mentions('medicine')],
  ['SAYS_SLIMMING', 1, 'Offers to make slim', mentions('slimming')],
  ['SAYS_ADULT', 1, 'Speaks as pornography does', mentions('adult')],
  ['SAYS_GAMBLING', 1, 'Speaks of gambling', mentions('gambling')],
  ['SAYS_SHARES', 0.6, 'Speaks of shares and profits', dwellsOn('shares')],
  ['SAYS_EARN_MONEY', 0.9, 'Promises an income', mentions('earn-money')],
  [
    'SAYS_EARN_MONEY_MUCH',
    0.9,
    'Promises an income again and again',
    (_mail, { countOf }) => countOf('earn-money') >= 3,
  ],
  ['SAYS_PYRAMID', 0.8, 'Recruits people who recruit people', dwellsOn('pyramid')],
  ['SAYS_FREE', 0.5, 'Offers something for nothing', mentions('free-offer')],
  [
    'SAYS_FREE_MUCH',
    0.6,
    'Offers things for nothing again and again',
    (_mail, { countOf }) => countOf('free-offer') >= 3,
  ],
  ['SAYS_BUY_NOW', 0.5, 'Presses to buy', mentions('buy-now')],
  ['SAYS_BUY_NOW_MUCH', 0.7, 'Presses to buy again and again', (_mail, { countOf }) => countOf('buy-now') >= 3],
  ['SAYS_GUARANTEE', 0.5, 'Guarantees and marvels', mentions('guarantee')],
  ['SAYS_REMOVAL', 0.4, 'Says how to be taken off a list', mentions('removal')],
  [
    'SAYS_REMOVAL_MUCH',
    0.6,
    'Says at length how to be taken off a list',
    (_mail, { countOf }) => countOf('removal') >= 3,
  ],
  ['SAYS_NOT_SPAM', 1.2, 'Says that it is no spam, or cites a law on it', mentions('not-spam')],
  ['SAYS_MASS_MAILING', 1, 'Sells addresses, traffic or mass mailings', mentions('mass-mailing')],
  ['SAYS_DIPLOMA', 0.8, 'Sells degrees', dwellsOn('diploma')],
  ['SAYS_GOODS', 0.6, 'Sells what spam often sells', mentions('printer-ink')],
)
