import { kernelError } from '../../../../kernel/errors.ts'

/** The base addresses, without a slash at the end; `/v1` where an address names no path. */
export function readAddresses(text: string | undefined): readonly [URL, ...URL[]] {
  const [first, ...rest] = readList(text).map(readAddress)
  if (!first) throw wrong('Set CHAT_UPSTREAM_URL to the address of an OpenAI-compatible server.')
  return [first, ...rest]
}

function readAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw wrong('CHAT_UPSTREAM_URL must be one http or https address, or several with commas.')
  url.pathname = url.pathname === '/' ? '/v1' : url.pathname.replace(/\/$/, '')
  return url
}

/** Further names of models, each with the name that the servers know. */
export function readAliases(text: string | undefined): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>()
  for (const entry of readList(text)) {
    const [alias = '', ...model] = entry.split('=')
    if (alias === '' || model.length === 0)
      throw wrong('CHAT_UPSTREAM_MODELS must be pairs such as gpt-4o=llama3.1:8b, with commas.')
    aliases.set(alias.trim(), model.join('=').trim())
  }
  return aliases
}

function readList(text = ''): string[] {
  return text.split(',').flatMap((entry) => entry.trim() || [])
}

function wrong(message: string): Error {
  return kernelError('engine_unavailable', message)
}
