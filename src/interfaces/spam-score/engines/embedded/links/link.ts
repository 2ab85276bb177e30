import type { Anchor } from '../html/page.ts'
import { linkLimit } from '../mail/limits.ts'
import { registeredDomain } from './host.ts'

/** An address on the web that a mail names. */
export interface Link {
  /** As written, without white space. */
  readonly target: string
  /** Lower case, as a browser would ask for it (punycode); "" where the address is broken. */
  readonly host: string
  readonly domain: string
  readonly path: string
  readonly query: string
  readonly port: string
  readonly userName: string
  readonly shown: string
  readonly hasImage: boolean
}

/** Of the anchors, those that lead to the web. */
export function resolveLinks(anchors: readonly Anchor[]): Link[] {
  return anchors
    .filter(({ target }) => /^\s{0,50}(?:https?:|ftp:|\/\/|www\.)/i.test(target))
    .slice(0, linkLimit)
    .map(toLink)
}

function toLink({ target, shown, hasImage }: Anchor): Link {
  const written = target.slice(0, 2_000).replaceAll(/\s/g, '')
  const url = parse(written)
  const host = url?.hostname.toLowerCase().replace(/\.$/, '') ?? ''
  return {
    target: written,
    host,
    domain: registeredDomain(host),
    path: url?.pathname ?? '',
    query: url?.search ?? '',
    port: url?.port ?? '',
    userName: url?.username ?? '',
    shown,
    hasImage,
  }
}

function parse(written: string): URL | undefined {
  const whole = /^www\./i.test(written) ? `http://${written}` : written.replace(/^\/\//, 'http://')
  return URL.parse(whole) ?? undefined
}

const plainLink = /\b(?:https?:\/\/|www\.)[^\s<>"')\]]{3,2000}/gi

/** Addresses in plain text; they show themselves. */
export function findPlainLinks(text: string): Anchor[] {
  const anchors: Anchor[] = []
  for (const [found] of text.matchAll(plainLink)) {
    const target = found.replace(/[.,;:!?]{1,10}$/, '')
    anchors.push({ target, shown: '', hasImage: false })
    if (anchors.length >= linkLimit) break
  }
  return anchors
}
