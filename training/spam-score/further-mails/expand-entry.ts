import { relays, services } from './services.ts'

/**
 * One mail's entry of an entry for several: of `{{one|other}}`, and of the kinds in its first line, the copy takes its own choice (`¦` stands
 * for a bar). The service's machine and the address for bounces are put beside the other fields.
 */
export function expandEntry(entry: string, copy: number): string {
  const choose = (choices: string) => choices.split('|').at(copy % choices.split('|').length) ?? ''
  const chosen = entry.replaceAll(/\{\{([^{}]*(?:\{\w+\}[^{}]*)*)\}\}/g, (_, choices: string) => choose(choices))
  const [kinds = '', ...lines] = chosen.replaceAll('¦', '|').split('\n')
  const ownKinds = kinds.split(' ').map(choose)
  return [ownKinds.join(' '), ...fieldsOf(ownKinds[0] ?? '', lines), ...lines].join('\n')
}

function fieldsOf(sender: string, lines: readonly string[]): string[] {
  const relay = services[sender] ?? relays[sender]
  const from = lines.find((line) => line.startsWith('From: ')) ?? ''
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? ''
  return relay ? [`Server: ${relay.server(domain)}`, `Envelope: ${relay.envelope(domain)}`] : []
}
