import { encodeTitle } from '../../../../dialects/mediawiki/encode-title.ts'

/** Where this wiki is reached, as the caller reached it. */
export interface Addresses {
  /** Of api.php. */
  readonly endpoint: string
  /** Origin, such as `http://127.0.0.1:8022`. */
  readonly server: string
  /** Path of the folder that holds api.php, such as `/encyclopedia/en/w`. */
  readonly scriptPath: string
  /** Path of a page, `$1` in place of its title. */
  readonly articlePath: string
}

export function toAddresses(endpoint: string): Addresses {
  const { origin, pathname } = new URL(endpoint)
  const scriptPath = pathname.slice(0, pathname.lastIndexOf('/'))
  return { endpoint, server: origin, scriptPath, articlePath: `${scriptPath.replace(/\/w$/, '')}/wiki/$1` }
}

export function toArticleUrl(title: string, { server, articlePath }: Addresses): string {
  return server + articlePath.replace('$1', () => encodeTitle(title))
}

export function toEditUrl(title: string, { server, scriptPath }: Addresses): string {
  return `${server}${scriptPath}/index.php?title=${encodeTitle(title)}&action=edit`
}
