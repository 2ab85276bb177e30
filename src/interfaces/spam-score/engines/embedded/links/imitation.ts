import { domainToUnicode } from 'node:url'
import { foldLookAlikes, foldText } from '../words/fold-text.ts'
import { type Brand, brands, isOwnDomain } from './brands.ts'
import { registeredDomain } from './host.ts'

/** How a host name borrows a brand's. */
export type Trick = 'foreign-letters' | 'look-alike' | 'subdomain' | 'part'

export interface Imitation {
  readonly brand: Brand
  readonly trick: Trick
}

/** Short names that no other word is. */
const distinctive = new Set('dhl usps hmrc ebay hsbc amex bbva smbc cjib dvla'.split(' '))

/** Names of five letters and more, which chance does not bring about, and short ones that are taken only where they stand apart. */
const telling = brands
  .filter(({ words }) => words.join('').length >= 5 || distinctive.has(words.join('')))
  .map((brand) => ({ brand, name: brand.words.join('') }))

/** The brand that a host name imitates, unless the host is the brand's own. */
export function findImitation(host: string): Imitation | undefined {
  if (host === '' || host.length > 253) return undefined
  const shown = host.includes('xn--') ? domainToUnicode(host) : host
  const plain = foldLookAlikes(foldText(shown))
  const domain = registeredDomain(plain)
  if (plain === shown && isOwnDomain(domain)) return undefined
  const owner = domain.split('.')[0] ?? ''
  const bare = owner.replaceAll('-', '')
  const subdomain = plain.slice(0, plain.length - domain.length)
  const undisguised = undisguise(bare)
  const parts: HostParts = {
    isFolded: plain !== shown,
    owner,
    bare,
    undisguised,
    pieces: new Set(owner.split('-')),
    subdomain,
    subdomainLabels: new Set(subdomain.replaceAll('-', '').split('.')),
  }
  const haystack = `${owner} ${undisguised} ${subdomain} ${subdomain.replaceAll('-', '')}`
  for (const { brand, name } of telling) {
    // Most names are nowhere near: this alone is asked of them.
    if (Math.abs(bare.length - name.length) > 1 && !haystack.includes(name)) continue
    const trick = trickOf(name, parts)
    if (trick) return { brand, trick }
  }
  return undefined
}

interface HostParts {
  readonly isFolded: boolean
  /** The label that someone registered, with and without its hyphens, and with digits read as letters. */
  readonly owner: string
  readonly bare: string
  readonly undisguised: string
  /** The label, parted at its hyphens. */
  readonly pieces: ReadonlySet<string>
  readonly subdomain: string
  /** Without their hyphens. */
  readonly subdomainLabels: ReadonlySet<string>
}

function trickOf(
  name: string,
  { isFolded, owner, bare, undisguised, pieces, subdomain, subdomainLabels }: HostParts,
): Trick | undefined {
  if (name.length >= 5 && isFolded && owner.includes(name)) return 'foreign-letters'
  if (name.length >= 5 && undisguised.includes(name) && !bare.includes(name)) return 'look-alike'
  if (name.length >= 6 && bare !== name && Math.abs(bare.length - name.length) <= 1 && isOneEditAway(bare, name))
    return 'look-alike'
  if (
    subdomain !== '' &&
    (subdomainLabels.has(name) || subdomain.includes(`${name}-`) || subdomain.includes(`-${name}`))
  )
    return 'subdomain'
  return hasAsPiece(owner, pieces, name) ? 'part' : undefined
}

/** `paypal-secure`, `mypaypal`, `dhlexpress-info`, but not a longer word that holds the name by chance. */
function hasAsPiece(owner: string, pieces: ReadonlySet<string>, name: string): boolean {
  if (owner === name) return false
  return pieces.has(name) || (name.length >= 6 && (owner.startsWith(name) || owner.endsWith(name)))
}

/** Digits and pairs of letters that stand for a letter. */
function undisguise(label: string): string {
  return label
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
}

/** One letter more, less or other, or two neighbours swapped. */
function isOneEditAway(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  const [restOfOne, restOfOther] = [one.slice(start), other.slice(start)]
  return (
    restOfOne.slice(1) === restOfOther.slice(1) ||
    restOfOne.slice(1) === restOfOther ||
    restOfOne === restOfOther.slice(1) ||
    (restOfOne[0] === restOfOther[1] && restOfOne[1] === restOfOther[0] && restOfOne.slice(2) === restOfOther.slice(2))
  )
}
