import { phraseBook } from '../words/phrases/book.ts'
import type { Theme } from '../words/phrases/theme.ts'
import type { Mail } from '../mail/mail.ts'
import type { PageTrait } from '../html/page.ts'
import { registeredDomain } from '../links/host.ts'
import { findImitation, type Imitation } from '../links/imitation.ts'
import { brandsNamedIn, type Brand } from '../links/brands.ts'
import { readWords } from '../words/words.ts'

/** What several rules ask of a mail, found once. */
export interface Evidence {
  countOf(theme: Theme): number
  hasAny(...themes: readonly Theme[]): boolean
  /** Whether a page has the trait. */
  hasTrait(trait: PageTrait): boolean
  /** Brands that the sender's name or the subject claims. */
  readonly claimedBrands: readonly Brand[]
  /** Brands that the text names. */
  readonly namedBrands: readonly Brand[]
  readonly fromDomain: string
  readonly fromImitation: Imitation | undefined
  readonly linkImitations: readonly Imitation[]
  /** Links that lead elsewhere than to the sender's own domain. */
  readonly foreignLinkCount: number
}

/** In a long text any theme comes up by chance: one phrase for so many words does not count. */
const wordsOfSlack = 700

export function gatherEvidence(mail: Mail): Evidence {
  const inText = phraseBook.countThemes(mail.words)
  const inSubject = phraseBook.countThemes(mail.subjectWords)
  const slack = Math.floor(mail.words.list.length / wordsOfSlack)
  const countOf = (theme: Theme) => Math.max(0, (inText.get(theme) ?? 0) - slack) + (inSubject.get(theme) ?? 0)
  const fromDomain = registeredDomain(mail.from.domain)
  const imitations = new Map(mail.links.map(({ host }) => [host, findImitation(host)]))
  return {
    countOf,
    hasAny: (...themes) => themes.some((theme) => countOf(theme) > 0),
    hasTrait: (trait) => mail.pages.some(({ traits }) => traits.has(trait)),
    claimedBrands: brandsNamedIn([...readWords(mail.from.name).list, ...mail.subjectWords.list]),
    namedBrands: brandsNamedIn(mail.words.list),
    fromDomain,
    fromImitation: findImitation(mail.from.domain),
    linkImitations: [...imitations.values()].filter((imitation) => imitation !== undefined),
    foreignLinkCount: mail.links.filter(({ domain }) => domain !== '' && domain !== fromDomain).length,
  }
}
