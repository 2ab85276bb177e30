import { isDomainOf } from '../links/brands.ts'
import { registeredDomain, topLevel } from '../links/host.ts'
import { cheapEndings, freeHosts, freeMailers, shorteners } from '../links/known-hosts.ts'
import type { Link } from '../links/link.ts'
import type { Mail } from '../mail/mail.ts'
import { isMixedScript } from '../words/fold-text.ts'
import type { Evidence } from './evidence.ts'
import { defineRules } from './rule.ts'

const any =
  (isMet: (link: Link) => boolean) =>
  ({ links }: Mail) =>
    links.some(isMet)

/** Where the mail leads, by the shape of its addresses alone. */
export const linkRules = defineRules(
  [
    'LINK_IP_ADDRESS',
    1.8,
    'A link names a machine by its IP address',
    any(({ host }) => /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host) || host.startsWith('[')),
  ],
  [
    'LINK_IP_DISGUISED',
    2,
    'A link writes an IP address as one number or in hexadecimal',
    any(({ target }) => /^https?:\/\/(?:[^/@]{0,100}@)?(?:0x[\da-f]{8}|\d{8,10}|0x[\da-f]{1,2}\.)/i.test(target)),
  ],
  ['LINK_USER_NAME', 1.8, 'A link hides its host behind an @', any(({ userName }) => userName !== '')],
  ['LINK_PORT', 0.7, 'A link names an unusual port', any(({ port }) => port !== '')],
  ['LINK_PUNYCODE', 1, "A link's host is written in punycode", any(({ host }) => /(?:^|\.)xn--/.test(host))],
  [
    'LINK_IMITATION',
    2.2,
    "A link's host borrows a known brand's name",
    (_mail, { linkImitations }) => linkImitations.length > 0,
  ],
  [
    'LINK_LOOK_ALIKE',
    1.5,
    "A link's host is a known brand's with letters changed",
    (_mail, { linkImitations }) =>
      linkImitations.some(({ trick }) => trick === 'look-alike' || trick === 'foreign-letters'),
  ],
  ['LINK_BRAND_IN_PATH', 0.9, "A link has a known brand's name in its path, not in its host", hasBrandInPath],
  ['LINK_SHOWS_OTHER', 2.4, 'A link shows another host than the one it leads to', any(showsOtherHost)],
  [
    'LINK_SHORTENED',
    1.1,
    'A link is shortened, so that its goal is hidden',
    any(({ domain }) => shorteners.has(domain)),
  ],
  [
    'LINK_REDIRECTS',
    1,
    'A link is passed on by another site',
    any(({ query, path }) => /[?&=/](?:https?:|https?%3a)/i.test(`${path}${query}`) && query.length < 1_000),
  ],
  [
    'LINK_FREE_HOST',
    1.3,
    'A link leads to a site that anyone can make for nothing',
    any(({ host }) => freeHosts.some((free) => host === free || host.endsWith(`.${free}`))),
  ],
  [
    'LINK_CHEAP_ENDING',
    1.2,
    "A link's host has an ending that spammers favour",
    any(({ host }) => cheapEndings.has(topLevel(host))),
  ],
  ['LINK_BUSINESS_ENDING', 0.6, "A link's host ends in .biz or .info", any(({ host }) => /\.(?:biz|info)$/.test(host))],
  [
    'LINK_DEEP_HOST',
    0.8,
    "A link's host has five labels or more",
    any(({ host }) => /[a-z]$/.test(host) && host.split('.').length >= 5),
  ],
  [
    'LINK_HYPHENS',
    1,
    "A link's host has three hyphens or more",
    any(({ host }) => host.split('-').length > 3 && !host.includes('xn--')),
  ],
  [
    'LINK_RANDOM_HOST',
    0.9,
    "A link's host looks drawn by lot",
    any(({ host, domain }) => /[a-z]$/.test(host) && isDrawnByLot(domain.split('.')[0] ?? '')),
  ],
  [
    'LINK_HOST_DIGITS',
    0.7,
    "A link's host is mostly digits",
    any(({ domain }) => /^\d{3,}[a-z]{0,4}\./.test(domain) && /[a-z]$/.test(domain)),
  ],
  [
    'LINK_ESCAPED',
    1,
    'A link writes plain letters as codes',
    any(({ target }) => /(?:%[46][1-9a-f]|%[57][\da]){2}/i.test(target.split(/[?#]/, 1)[0] ?? '')),
  ],
  ['LINK_NAMES_RECIPIENT', 1.6, "A link carries the recipient's address", namesRecipient],
  [
    'LINK_SIGN_IN_PAGE',
    0.9,
    'A link leads to a page for signing in',
    any(({ path }) =>
      /\/(?:log-?in|sign-?in|verify|verification|secure|account|update|confirm|webscr|wp-(?:content|includes|admin)|\.well-known)(?:[/.?_-]|$)/i.test(
        path,
      ),
    ),
  ],
  [
    'LINK_INNARDS',
    1.3,
    'A link leads into the innards of a web site, where no page belongs',
    any(
      ({ path }) =>
        /\/(?:wp-(?:content|includes|admin)|\.well-known)\//i.test(path) ||
        /\/(?:tmp|cache|css|js|fonts?|images?|img|plugins|modules|vendor)\/(?:[\w.~-]{0,60}\/){0,8}(?:[\w-]{0,60}\.(?:php|html?|aspx?))?$/i.test(
          path,
        ),
    ),
  ],
  [
    'LINK_FRAGMENT_FILLED',
    0.8,
    'A link carries an address or a code behind a #',
    any(({ target }) => /#(?=.{0,200}@|[A-Za-z\d+/]{16,200}={0,2}$)/.test(target)),
  ],
  [
    'LINK_PROGRAM',
    1.5,
    'A link leads to a program',
    any(({ path }) => /\.(?:exe|scr|pif|msi|bat|cmd|jar|js|vbs|hta|iso|img|lnk|apk)$/i.test(path)),
  ],
  [
    'LINK_ONE_GOAL',
    0.4,
    'Several links, all to the same place',
    ({ links }) => links.length >= 3 && new Set(links.map(({ target }) => target)).size === 1,
  ],
  [
    'LINK_ONLY_FOREIGN',
    0.5,
    "No link leads to the sender's own domain",
    ({ links }, { foreignLinkCount }) => links.length > 0 && foreignLinkCount === links.length,
  ],
  [
    'LINK_MIXED_SCRIPT',
    2.5,
    'A link shows letters of several scripts in one word',
    any(({ shown }) => /^\S{4,80}$/.test(shown) && isMixedScript(shown)),
  ],
  [
    'LINK_SCRIPT',
    2,
    'A link runs a script or holds a page itself',
    ({ pages }) =>
      pages.some(({ anchors }) => anchors.some(({ target }) => /^\s{0,20}(?:javascript|data|vbscript):/i.test(target))),
  ],
  [
    'LINK_BY_MAIL',
    0.4,
    'Answers are wanted by mail with a set subject',
    ({ pages }) =>
      pages.some(({ anchors }) => anchors.some(({ target }) => /^mailto:[^?]{1,200}\?subject=/i.test(target))),
  ],
  [
    'LINK_REMOVE_PAGE',
    0.8,
    'A link to be removed from a list',
    any(({ path, shown }) => /remove|opt-?out|unlist/i.test(path) || /\bremove\b|opt.?out/i.test(shown)),
  ],
  [
    'LINK_AFFILIATE',
    0.8,
    "A link carries an affiliate's number",
    any(({ query }) => /[?&](?:aff|affid|affiliate|refid|partner|pid|campaign|ref|id)=\w{1,40}(?:&|$)/i.test(query)),
  ],
  [
    'LINK_TO_SENDER',
    -0.5,
    "A link leads to the sender's own domain",
    (mail, evidence) => !evidence.isMasked && !evidence.isAlarming && leadsHome(mail, evidence),
  ],
  [
    'LINK_TO_ALARMING_SENDER',
    -0.2,
    "Alarms, and a link leads to the sender's own domain",
    (mail, evidence) => !evidence.isMasked && evidence.isAlarming && leadsHome(mail, evidence),
  ],
  ['LINKS_MANY', -0.2, 'Twenty links or more, as newsletters have', ({ links }) => links.length >= 20],
  [
    'LINKS_MANY_HOME',
    -0.2,
    "Many links to the sender's own domain around a long text, as newsletters have",
    ({ links, words }, { foreignLinkCount }) => links.length - foreignLinkCount >= 10 && words.list.length > 300,
  ],
  ['LINK_NONE', -0.2, 'No link at all', ({ links }) => links.length === 0],
)

function leadsHome({ links, from }: Mail, { fromDomain }: Evidence): boolean {
  return !freeMailers.has(from.domain) && links.some(({ domain }) => domain !== '' && domain === fromDomain)
}

function hasBrandInPath({ links }: Mail, { namedBrands, claimedBrands, fromDomain }: Evidence): boolean {
  const named = [...namedBrands, ...claimedBrands].filter((brand) => !isDomainOf(brand, fromDomain))
  return links.some(({ domain, path }) =>
    named.some((brand) => !isDomainOf(brand, domain) && path.toLowerCase().includes(brand.words.join(''))),
  )
}

const shownHost = /^\W{0,5}(?:https?:\/\/)?((?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?:[/?:\s]|$)/i

function showsOtherHost({ shown, domain }: Link): boolean {
  const [, host] = shownHost.exec(shown) ?? []
  if (host === undefined || domain === '' || /\.(?:html?|pdf|docx?|xlsx?|jpe?g|png|zip|js|net)$/i.test(host))
    return false
  return registeredDomain(host.toLowerCase()) !== domain
}

function isDrawnByLot(label: string): boolean {
  const digits = label.match(/\d/g)?.length ?? 0
  return /[bcdfghjklmnpqrstvwxz]{6}/.test(label) || (digits >= 3 && /[a-z]\d+[a-z]/.test(label))
}

function namesRecipient({ links, recipients }: Mail): boolean {
  const addresses = recipients
    .slice(0, 5)
    .map(({ address }) => address)
    .filter((address) => address.includes('@'))
  return links.some(({ target }) => {
    const text = target.toLowerCase()
    return addresses.some((address) => text.includes(address) || text.includes(address.replace('@', '%40')))
  })
}
