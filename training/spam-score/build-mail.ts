import { drawOf } from './read-corpus.ts'

const recipients = [
  'ada.lovelace@example.org',
  'info@brightforge.example',
  'm.okafor@papertrail.example',
  'joana@example.net',
]

/** Fields of an entry that are no header. */
const ownFields = new Set(['Link', 'File', 'Hidden'])

/**
 * Makes a raw mail of an entry: a line with the kind, fields, an empty line, the body. `{address}`, `{local}`, `{domain}` stand for the
 * recipient's, `{link}` for the field Link. The way it came is like that of today's mails, the same kind for wanted and unwanted ones.
 */
export function buildMail(entry: string, id: string, isSpam: boolean): string {
  const address = recipients[Math.floor(drawOf(`to ${id}`) * recipients.length)] ?? ''
  const [local = '', domain = ''] = address.split('@')
  const link = /^Link: (.*)$/m.exec(entry)?.[1] ?? ''
  const filled = entry
    .replaceAll('{link}', link)
    .replaceAll('{address}', address)
    .replaceAll('{local}', local)
    .replaceAll('{domain}', domain)
  const end = filled.indexOf('\n\n')
  const [kind = '', ...lines] = filled.slice(0, end).split('\n')
  const fields = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
  const values = new Map(fields)
  const headers = fields
    .filter(([name]) => !ownFields.has(name))
    .map(([name, value]) => `${name}: ${encodeWord(value)}`)
  const body = kind === 'image' ? imageBody(values) : filled.slice(end + 2).trim()
  return [
    ...route(values.get('From') ?? '', id, isSpam),
    ...headers,
    `To: ${address}`,
    ...content(kind, body, values),
  ].join('\n')
}

function route(from: string, id: string, isSpam: boolean): string[] {
  const [, domain = 'example.org'] = /@([^>]+)>/.exec(from) ?? []
  const draw = drawOf(`route ${id}`)
  const minute = String(10 + Math.floor(draw * 49))
  const result = isSpam && draw < 0.35 ? 'spf=fail' : 'spf=pass'
  return [
    `Received: from mail-${minute}.${domain} (mail-${minute}.${domain} [192.0.2.${minute}])`,
    `\tby mx.example.net (Postfix) with ESMTPS id 4X${minute}; Thu, 10 Sep 2026 09:${minute}:11 +0000 (UTC)`,
    ...(draw < 0.6 ? [`Authentication-Results: mx.example.net; ${result} smtp.mailfrom=${domain}`] : []),
    `Date: Thu, 10 Sep 2026 09:${minute}:02 +0000`,
    `Message-ID: <${minute}.${Math.floor(draw * 1e9)}@${domain}>`,
    'MIME-Version: 1.0',
  ]
}

function encodeWord(value: string): string {
  return /^[\x20-\x7e]*$/.test(value) ? value : `=?UTF-8?B?${Buffer.from(value).toString('base64')}?=`
}

function imageBody(values: ReadonlyMap<string, string>): string {
  const link = values.get('Link') ?? ''
  return `<center><a href="${link}"><img src="${new URL('/i.jpg', link).href}" width="600"></a></center><div style="color:#ffffff;font-size:1px">${values.get('Hidden') ?? ''}</div>`
}

function content(kind: string, body: string, values: ReadonlyMap<string, string>): string[] {
  const file = values.get('File')
  const main = kind === 'both' ? alternatives(body) : part(kind, body)
  if (kind === 'calendar')
    return mixed(main, ['Content-Type: text/calendar; method=REQUEST', '', 'BEGIN:VCALENDAR', 'END:VCALENDAR'])
  if (!file) return main
  const isPage = file.endsWith('.html')
  const bytes = isPage
    ? '<html><script>location.href=atob("aHR0cA==")</script><form><input type="password"></form></html>'
    : '%PDF-1.7'
  const type = isPage ? 'text/html' : 'application/octet-stream'
  return mixed(main, [
    `Content-Type: ${type}; name="${file}"`,
    `Content-Disposition: attachment; filename="${file}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(bytes).toString('base64'),
  ])
}

function part(kind: string, body: string): string[] {
  const isText = kind === 'text'
  const type = `Content-Type: text/${isText ? 'plain' : 'html'}; charset=utf-8`
  if (kind !== 'base64')
    return [type, 'Content-Transfer-Encoding: 8bit', '', toBytes(isText ? body : `<html><body>${body}</body></html>`)]
  return [type, 'Content-Transfer-Encoding: base64', '', Buffer.from(body).toString('base64')]
}

function alternatives(body: string): string[] {
  const text = body
    .replaceAll(/<[^>]{1,300}>/g, ' ')
    .replaceAll(/ {2,20}/g, ' ')
    .trim()
  return multipart('alternative', part('text', text), part('html', body))
}

function mixed(...parts: string[][]): string[] {
  return multipart('mixed', ...parts)
}

function multipart(kind: string, ...parts: string[][]): string[] {
  const boundary = `=_${kind}_7f3a`
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
    '',
  ]
}

function toBytes(text: string): string {
  return Buffer.from(text).toString('latin1')
}
