import { isDomainOf, isOwnDomain } from '../links/brands.ts'
import { freeHosts, freeMailers, shorteners } from '../links/known-hosts.ts'
import type { Mail } from '../mail/mail.ts'
import type { Theme } from '../words/phrases/theme.ts'
import { alarms, bluntBaits } from './alarms.ts'
import { type Evidence, fewWords } from './evidence.ts'
import { defineRules } from './rule.ts'
import { isSignedBySender } from './signers.ts'

/** Signs that mean more together than apart: the shapes of phishing. */
export const lureRules = defineRules(
  [
    'LURE_BRAND_ELSEWHERE',
    1.5,
    'Names a known brand, but neither the sender nor any link is its own',
    isBrandElsewhere,
  ],
  [
    'LURE_BRAND_CLAIMED_ELSEWHERE',
    1.5,
    'Writes in the name of a brand and leads elsewhere',
    (mail, evidence) => isFirstHand(mail) && claimsElsewhere(mail, evidence),
  ],
  [
    'LURE_BRAND_LINKS_ELSEWHERE',
    1.4,
    "The sender's domain is a known brand's, but no link leads to that brand",
    (mail, { fromDomain, foreignLinkCount }) =>
      isFirstHand(mail) &&
      hasFewWords(mail) &&
      isOwnDomain(fromDomain) &&
      !freeMailers.has(mail.from.domain) &&
      mail.links.length > 0 &&
      foreignLinkCount === mail.links.length &&
      !mail.links.some(({ domain }) => isOwnDomain(domain)),
  ],
  [
    'LURE_ALARM_AND_LINK',
    1.5,
    "Alarms, and leads away from the sender's domain",
    (mail, evidence) => isFirstHand(mail) && evidence.foreignLinkCount > 0 && evidence.hasAny(...alarms),
  ],
  [
    'LURE_TWO_ALARMS',
    1,
    'Alarms in more than one way',
    (mail, evidence) => isFirstHand(mail) && alarms.filter((theme) => evidence.hasAny(theme)).length >= 2,
  ],
  [
    'LURE_THREE_ALARMS',
    1,
    'Alarms in three ways or more',
    (mail, evidence) => isFirstHand(mail) && alarms.filter((theme) => evidence.hasAny(theme)).length >= 3,
  ],
  [
    'LURE_ALARM_IN_HASTE',
    0.9,
    'Alarms and presses for time',
    (mail, evidence) => isFirstHand(mail) && evidence.hasAny('deadline') && evidence.hasAny(...alarms),
  ],
  [
    'LURE_BAIT_AND_LINK',
    0.9,
    "Promises, and leads away from the sender's domain",
    (mail, evidence) => isFirstHand(mail) && evidence.foreignLinkCount > 0 && evidence.hasAny(...baits),
  ],
  [
    'LURE_ALARM_FREE_HOST',
    1.2,
    'Alarms or promises, and leads to a site that anyone can make',
    (mail, evidence) => evidence.hasAny(...alarms, ...baits) && hasThrowawayLink(mail),
  ],
  [
    'LURE_ALARM_FREE_MAIL',
    1,
    'Alarms from a free mailbox',
    (mail, evidence) => isFirstHand(mail) && freeMailers.has(mail.from.domain) && evidence.hasAny(...alarms),
  ],
  [
    'LURE_ALARM_NOBODY',
    0.8,
    'Alarms someone it does not know by name',
    (mail, evidence) => isFirstHand(mail) && evidence.hasAny('dear-nobody') && evidence.hasAny(...alarms),
  ],
  [
    'LURE_ATTACHED_PAGE',
    1.2,
    'Alarms or speaks of money, with a page attached',
    ({ attachments }, evidence) =>
      attachments.some(({ page }) => page !== undefined) && evidence.hasAny(...alarms, 'invoice'),
  ],
  [
    'LURE_ONE_BUTTON',
    0.9,
    "A short page with one link, away from the sender's domain",
    ({ links, words, pages }, { foreignLinkCount }) =>
      pages.length > 0 &&
      words.list.length < 150 &&
      foreignLinkCount > 0 &&
      new Set(links.map(({ host }) => host)).size === 1,
  ],
  [
    'LURE_OFFICE_AND_ALARM',
    0.8,
    'Writes as an office and alarms',
    ({ from }, evidence) =>
      /support|security|service|admin|help|team|billing|notice|alert|account|mail/i.test(from.name) &&
      evidence.hasAny(...alarms),
  ],
  [
    'LURE_ALARM_NOT_SIGNED',
    0.8,
    "Alarms, has a link, and is signed by others but not by the sender's domain, or by nobody in times when most mail is",
    (mail, { hasAny }) => isFirstHand(mail) && mail.links.length > 0 && hasAny(...alarms) && isUnsignedOfLate(mail),
  ],
  [
    'LURE_BLUNT_OFFER',
    1.4,
    'A short mail of offers that hardly anyone asked for, with a link',
    (mail, { countOf }) =>
      isFirstHand(mail) &&
      hasFewWords(mail) &&
      mail.links.length > 0 &&
      bluntBaits.reduce((sum, theme) => sum + countOf(theme), 0) >= 3,
  ],
  [
    'LURE_GAMBLING_AND_LINK',
    2,
    'A short mail that speaks of games for money in two ways, with a link',
    (mail, { countOf }) => isFirstHand(mail) && hasFewWords(mail) && mail.links.length > 0 && countOf('gambling') >= 2,
  ],
  [
    'LURE_ALARM_ANY_LINK',
    0.6,
    'Alarms and has a link',
    (mail, { hasAny }) => isFirstHand(mail) && mail.links.length > 0 && hasAny(...alarms),
  ],
  [
    'LURE_PRESSED_TO_CLICK',
    0.8,
    'Alarms, presses for time and asks to click',
    (mail, { hasAny }) =>
      isFirstHand(mail) && hasAny('deadline') && hasAny('click-here', 'verify-account') && hasAny(...alarms),
  ],
  [
    'LURE_BRAND_ALARM',
    1.2,
    'Alarms in the name of a brand that is not the sender',
    (mail, { hasAny, claimedBrands, namedBrands, fromDomain }) => {
      const brands = [...claimedBrands, ...namedBrands]
      return (
        isFirstHand(mail) &&
        hasFewWords(mail) &&
        brands.length > 0 &&
        !brands.some((brand) => isDomainOf(brand, fromDomain)) &&
        hasAny(...alarms, 'refund', 'prize')
      )
    },
  ],
  [
    'LURE_SIGN_IN_ELSEWHERE',
    0.8,
    'Asks to sign in or to see a document, by a link that leads away from the sender',
    (mail, { hasAny, foreignLinkCount }) =>
      isFirstHand(mail) && foreignLinkCount > 0 && hasAny('sign-in-to-view', 'document-shared') && hasFewWords(mail),
  ],
)

/** Themes that tempt. */
const baits: readonly Theme[] = [
  'refund',
  'prize',
  'fortune',
  'survey-reward',
  'gift-card',
  'job-offer',
  'earn-money',
  'free-offer',
  'credit',
  'medicine',
  'slimming',
  'gambling',
  'dating',
  'miracle-offer',
]

/** Neither an answer nor from a list, where people talk about such things. */
function isFirstHand({ headers, subject }: Mail): boolean {
  return (
    !headers.has('in-reply-to') &&
    !headers.has('references') &&
    !headers.has('list-post') &&
    !/^(?:re|aw|sv)\s?:/i.test(subject)
  )
}

function hasFewWords({ words }: Mail): boolean {
  return words.list.length < fewWords
}

function isBrandElsewhere(mail: Mail, { namedBrands, fromDomain, foreignLinkCount }: Evidence): boolean {
  if (!isFirstHand(mail) || foreignLinkCount === 0) return false
  return namedBrands.some(
    (brand) => !isDomainOf(brand, fromDomain) && !mail.links.some(({ domain }) => isDomainOf(brand, domain)),
  )
}

function claimsElsewhere({ links }: Mail, { claimedBrands, fromDomain }: Evidence): boolean {
  return (
    claimedBrands.length > 0 &&
    !claimedBrands.some((brand) => isDomainOf(brand, fromDomain)) &&
    links.some(({ domain }) => domain !== '' && !claimedBrands.some((brand) => isDomainOf(brand, domain)))
  )
}

/** DKIM (RFC 6376, 2011) became what most mail has in the ten years after. */
function isUnsignedOfLate(mail: Mail): boolean {
  const year = Number(/\b(20\d\d)\b/.exec(mail.headers.raw('date'))?.[1] ?? 0)
  return year >= 2018 && !isSignedBySender(mail)
}

function hasThrowawayLink({ links }: Mail): boolean {
  return links.some(
    ({ host, domain }) =>
      shorteners.has(domain) || freeHosts.some((free) => host === free || host.endsWith(`.${free}`)),
  )
}
