/** A header of the form `value; name=value; name*=charset''value` (RFC 2045, RFC 2231). */
export interface Parameterised {
  /** Lower case. */
  readonly value: string
  /** Lower-case names. */
  readonly parameters: ReadonlyMap<string, string>
}

const parameterPattern = /;\s{0,100}([^\s=;]{1,100})\s{0,10}=\s{0,10}(?:"((?:[^"\\]|\\.){0,2000})"?|([^;]{0,2000}))/g

export function parseParameterised(header: string): Parameterised {
  const semicolon = header.indexOf(';')
  const value = (semicolon < 0 ? header : header.slice(0, semicolon)).trim().toLowerCase()
  if (semicolon < 0) return { value, parameters: new Map() }
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare = ''] of header.slice(semicolon).matchAll(parameterPattern))
    addParameter(parameters, name.toLowerCase(), (quoted?.replaceAll(/\\(.)/g, '$1') ?? bare).trim())
  return { value, parameters }
}

/** `name*0*=` and its like are pieces of one value. */
function addParameter(parameters: Map<string, string>, name: string, value: string): void {
  const star = name.indexOf('*')
  if (star < 0) {
    if (!parameters.has(name)) parameters.set(name, value)
    return
  }
  const base = name.slice(0, star)
  const piece = name.endsWith('*') ? decodePercent(value.replace(/^[\w-]{0,40}'[\w-]{0,40}'/, '')) : value
  parameters.set(base, (parameters.get(base) ?? '') + piece)
}

function decodePercent(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
