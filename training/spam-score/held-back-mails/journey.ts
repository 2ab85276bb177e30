/** How a mail came, and what each machine on the way wrote into it. */
export interface Journey {
  readonly domain: string
  readonly envelope: string
  readonly server: string
  /** Results of SPF, DKIM and DMARC. */
  readonly auth: string
  readonly to: string
  readonly time: Date
  readonly draw: (what: string) => number
}

export type Lines = (journey: Journey) => string[]

export function results(journey: Journey, host: string): string[] {
  if (journey.auth === 'none') return []
  return [
    `Authentication-Results: ${host};`,
    `\tdkim=${word(journey, 1)} header.i=@${domainOf(journey.envelope)};`,
    `\tspf=${word(journey, 0)} smtp.mailfrom=${journey.envelope};`,
    `\tdmarc=${word(journey, 2)} header.from=${journey.domain}`,
  ]
}

export function signature(journey: Journey): string[] {
  if (word(journey, 1) !== 'pass') return []
  return [
    `DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=${domainOf(journey.envelope)}; s=s1;`,
    `\th=from:to:subject:date:message-id:mime-version:content-type; bh=${code(journey, 'bh1', 43)}=; b=${code(journey, 'b1', 60)}`,
  ]
}

export function word({ auth }: Journey, place: number): string {
  return auth.split(' ')[place] ?? 'none'
}

export function domainOf(address: string): string {
  return address.slice(address.indexOf('@') + 1)
}

export function user({ domain }: Journey): string {
  return domain.replaceAll(/\W/g, '').slice(0, 8)
}

export function address({ draw }: Journey): string {
  const net = ['192.0.2', '198.51.100', '203.0.113'][Math.floor(draw('net') * 3)] ?? ''
  return `${net}.${2 + Math.floor(draw('host') * 250)}`
}

export function code({ draw }: Journey, what: string, length: number): string {
  let text = ''
  for (let turn = 0; text.length < length; turn++) text += Math.floor(draw(`${what}${turn}`) * 36 ** 6).toString(36)
  return text.slice(0, length)
}

export function digits({ draw }: Journey, what: string, length: number): string {
  let text = ''
  for (let turn = 0; text.length < length; turn++) text += String(Math.floor(draw(`${what}${turn}`) * 1e9))
  return text.slice(0, length)
}

export function date(time: Date, seconds: number): string {
  return new Date(time.getTime() + 1000 * seconds).toUTCString().replace('GMT', '+0000')
}
