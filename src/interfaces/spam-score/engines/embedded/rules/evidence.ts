import { phraseBook } from '../words/phrases/book.ts'
import type { Theme } from '../words/phrases/theme.ts'
import type { Mail } from '../mail/mail.ts'
import type { PageTrait } from '../html/page.ts'
import { registeredDomain } from '../links/host.ts'
import { findImitation, type Imitation } from '../links/imitation.ts'
import { brandsNamedIn, brandsWrittenIn, type Brand, isDomainOf, isOwnDomain } from '../links/brands.ts'
import { readWords, type Words } from '../words/words.ts'
import { alarms, bluntBaits } from './alarms.ts'
import { isPaperAlone, isPictureAlone } from './textless.ts'
import { findOwnAddresses, foreignCompanies, holdsName } from './own-addresses.ts'

/** What several rules ask of a mail, found once. */
export interface Evidence {
  countOf(theme: Theme): number
  hasAny(...themes: readonly Theme[]): boolean
  /** Whether a page has the trait. */
  hasTrait(trait: PageTrait): boolean
  /** Brands that the sender's name or the subject claims. */
  readonly claimedBrands: readonly Brand[]
  /** Brands that the sender's name alone claims. */
  readonly nameBrands: readonly Brand[]
  /** Brands that the text names. */
  readonly namedBrands: readonly Brand[]
  /** Writes in another's name: a known brand's, or that of the recipient's own company. */
  readonly isMasked: boolean
  /** Short, and alarming, full of blunt baits, or nothing but a picture or a paper, from a domain that is no known brand's: its own machines and links say nothing for it. */
  readonly isAlarming: boolean
  readonly fromDomain: string
  readonly fromImitation: Imitation | undefined
  readonly linkImitations: readonly Imitation[]
  /** Links that lead elsewhere than to the sender's own domain. */
  readonly foreignLinkCount: number
  /** The addresses that the mail was sent or delivered to. */
  readonly ownAddresses: readonly string[]
}

/** As many words as phishing needs; newsletters have more. */
export const fewWords = 250

/** In a long text any theme comes up by chance: one phrase for so many words does not count. */
const wordsOfSlack = 700

export function collectEvidence(mail: Mail): Evidence {
  const inText = phraseBook.countThemes(mail.words)
  const inSubject = phraseBook.countThemes(mail.subjectWords)
  const slack = Math.floor(mail.words.list.length / wordsOfSlack)
  const countOf = (theme: Theme) => Math.max(0, (inText.get(theme) ?? 0) - slack) + (inSubject.get(theme) ?? 0)
  const fromDomain = registeredDomain(mail.from.domain)
  const imitations = new Map(mail.links.map(({ host }) => [host, findImitation(host)]))
  const nameBrands = brandsIn(readWords(mail.from.name))
  const claimedBrands = [...nameBrands, ...brandsIn(mail.subjectWords)]
  const ownAddresses = findOwnAddresses(mail)
  const isStranger = (brand: Brand) => !isDomainOf(brand, fromDomain)
  return {
    countOf,
    hasAny: (...themes) => themes.some((theme) => countOf(theme) > 0),
    hasTrait: (trait) => mail.pages.some(({ traits }) => traits.has(trait)),
    claimedBrands,
    nameBrands,
    namedBrands: brandsIn(mail.words),
    isMasked:
      (nameBrands.length > 0 && nameBrands.every(isStranger)) ||
      (claimedBrands.length > 0 && claimedBrands.every(isStranger) && mail.words.list.length < fewWords) ||
      foreignCompanies(ownAddresses, fromDomain).some((domain) => holdsName(mail.from.name, domain)),
    isAlarming:
      mail.words.list.length < fewWords &&
      !isOwnDomain(fromDomain) &&
      (alarms.some((theme) => countOf(theme) > 0) ||
        bluntBaits.reduce((sum, theme) => sum + countOf(theme), 0) >= 2 ||
        isPictureAlone(mail) ||
        isPaperAlone(mail)),
    fromDomain,
    fromImitation: findImitation(mail.from.domain),
    linkImitations: [...imitations.values()].filter((imitation) => imitation !== undefined),
    foreignLinkCount: mail.links.filter(({ domain }) => domain !== '' && domain !== fromDomain).length,
    ownAddresses,
  }
}

function brandsIn({ list, folded }: Words): Brand[] {
  return [...brandsNamedIn(list), ...brandsWrittenIn(folded)]
}
