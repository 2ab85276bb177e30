import { posix } from 'node:path'

/** Where a page is written from and where it is read, for its links. */
export interface LinkBase {
  /** Its place in a clone, such as `docs/run.md`. */
  readonly source: string
  /** From the page to `/docs/`: empty, or `../` and so on. */
  readonly root: string
  /** Addresses below `/docs/` by the place of their Markdown. */
  readonly addresses: ReadonlyMap<string, string>
}

/** A link of Markdown as one of the site; `undefined` where it leads to a file that is no page, such as code. */
export function resolveLink(href: string, { source, root, addresses }: LinkBase): string | undefined {
  if (/^([a-z]+:|#)/i.test(href)) return href
  const [path = '', anchor] = href.split('#')
  const target = posix.join(posix.dirname(source), path)
  const address = addresses.get(target) ?? addresses.get(posix.join(target, 'README.md'))
  if (address === undefined) return undefined
  return `${root}${address}${anchor === undefined ? '' : `#${anchor}`}`
}
