import { isAscii } from '../character-range.ts'
import { foldText } from '../words/fold-text.ts'
import { table } from './brand-table.ts'
import { unspacedTable } from './unspaced-brand-table.ts'

/** Names that phishing borrows, with the domains that are really theirs. */
export interface Brand {
  /** Words of the name, folded. */
  readonly words: readonly string[]
  /** Registered domains. */
  readonly domains: readonly string[]
}

export const brands: readonly Brand[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', domains = ''] = line.split(': ')
    return { words: foldText(name).split(' '), domains: domains.split(' ') }
  })

const unspacedBrands: readonly (Brand & { readonly name: string })[] = unspacedTable
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', domains = ''] = line.split(': ')
    return { name: foldText(name), words: [foldText(name)], domains: domains.split(' ') }
  })

/** Brands named in a folded text that does not part its words. */
export function brandsWrittenIn(folded: string): Brand[] {
  return isAscii(folded) ? [] : unspacedBrands.filter(({ name }) => folded.includes(name))
}

/** Brands whose name is a common word are believed only with another word that says so (`chase bank`). */
const commonWords = new Set(
  'apple chase ing visa ups wise orange steam ledger caixa booking blockchain hermes kraken norton stripe att aeon outlook meta disney amex irs gls evri interac telegram nexi yamato elster saison втб absa edf ctt adp ubs indeed discord workday progressive spid xero crypto key telia sfr dgt klarna medicare canva ziggo nordea'.split(
    ' ',
  ),
)
const companions = new Set(
  'bank card account id support service services team security secure alert alerts wallet live notification notifications delivery parcel package pay com online customer center centre inc billing konto banking express tracking transfer'.split(
    ' ',
  ),
)

const brandsByFirstWord = Map.groupBy(brands, ({ words }) => words[0] ?? '')

/** The brands that a text names. */
export function brandsNamedIn(words: readonly string[]): Brand[] {
  const named = new Set<Brand>()
  words.forEach((word, at) => {
    for (const brand of brandsByFirstWord.get(word) ?? []) if (isNamedAt(brand, words, at)) named.add(brand)
  })
  return [...named]
}

function isNamedAt(brand: Brand, words: readonly string[], at: number): boolean {
  if (brand.words.length > 1) return brand.words.every((word, offset) => words[at + offset] === word)
  if (!commonWords.has(words[at] ?? '')) return true
  return companions.has(words[at + 1] ?? '') || companions.has(words[at - 1] ?? '')
}

const ownDomains = new Set(brands.flatMap(({ domains }) => domains).filter((own) => own.includes('.')))
const ownLabels = new Set(brands.flatMap(({ domains }) => domains).filter((own) => !own.includes('.')))

/** Whether a registered domain is any brand's own. */
export function isOwnDomain(domain: string): boolean {
  return ownDomains.has(domain) || ownLabels.has(domain.slice(0, domain.indexOf('.')))
}

/** Whether a registered domain is the brand's own. */
export function isDomainOf({ domains }: Brand, domain: string): boolean {
  return domains.some((own) =>
    own.includes('.') ? domain === own || domain.endsWith(`.${own}`) : domain.startsWith(`${own}.`),
  )
}
