/**
 * The path of a call below a server's address. What the address already holds of it stands once, as people name servers both
 * ways: `http://host/v1` and `http://host` with `/v1/models` are both `/v1/models`.
 *
 * @param root the start of `path` that an address with a path of its own stands for, whatever that is
 */
export function joinPath(base: string, path: string, root = ''): string {
  const start = base.replace(/\/+$/, '')
  if (root !== '' && start !== '' && path.startsWith(root)) return start + path.slice(root.length)
  const segments = path.split('?', 1)[0]?.split('/') ?? []
  for (let count = segments.length; count > 1; count--) {
    const head = segments.slice(0, count).join('/')
    if (start === head || start.endsWith(head)) return start + path.slice(head.length)
  }
  return start + path
}

/** A path with the query of a server's address, which goes before fields of the same names. */
export function joinQuery(path: string, query: string): string {
  if (query === '') return path
  const [start = '', own = ''] = path.split('?')
  const fields = new URLSearchParams(own)
  for (const [name, value] of new URLSearchParams(query)) fields.set(name, value)
  return `${start}?${fields}`
}
