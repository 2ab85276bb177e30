import { deflateSync } from 'node:zlib'
import type { RawRequest } from '../../overload/send-request.ts'
import { postForm, postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { spamdPort } from '../spamd-port.ts'

const maxLength = 1_000_000
const head = 'From: a@example.com\r\nTo: b@example.com\r\n'
const plain = `${head}Content-Type: text/plain; charset=utf-8\r\n`
const mixed = `${head}MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n`

const headers: readonly Growth[] = [
  { name: 'headers', by: 'count', unit: (index) => `X-A${index}: b\r\n`, tail: '\r\na' },
  {
    name: 'one header many times',
    by: 'repetition',
    unit: 'Received: from a by b; Mon, 1 Jan 2024 00:00:00 +0000\r\n',
    tail: '\r\na',
  },
  { name: 'a folded header', by: 'length', head: 'Subject: a', unit: '\r\n b', tail: '\r\n\r\na' },
  { name: 'a header folded by blanks', by: 'length', head: 'Subject: a', unit: '\r\n \t', tail: '\r\n\r\na' },
  { name: 'a long header', by: 'length', head: 'Subject: ', unit: 'a ', tail: '\r\n\r\na' },
  { name: 'a header without an end', by: 'length', unit: 'a' },
  { name: 'a long name of a header', by: 'length', unit: 'A-', tail: ': a\r\n\r\na' },
  { name: 'encoded words', by: 'count', head: 'Subject: ', unit: '=?utf-8?B?44GC?= ', tail: '\r\n\r\na' },
  {
    name: 'encoded words of many charsets',
    by: 'count',
    head: 'Subject: ',
    unit: (index) => `=?x-${index}?Q?=41?= `,
    tail: '\r\n\r\na',
  },
  { name: 'starts of encoded words', by: 'repetition', head: 'Subject: ', unit: '=?', tail: '\r\n\r\na' },
  {
    name: 'encoded words that never end',
    by: 'repetition',
    head: 'Subject: ',
    unit: '=?utf-8?Q?=41',
    tail: '\r\n\r\na',
  },
  { name: 'a long encoded word', by: 'length', head: 'Subject: =?utf-8?Q?', unit: '=E3=81=82', tail: '?=\r\n\r\na' },
  { name: 'addresses', by: 'count', head: 'Cc: ', unit: 'A <a@example.com>, ', tail: '\r\n\r\na' },
  {
    name: 'comments in addresses',
    by: 'depth',
    head: 'Cc: ',
    unit: '(a ',
    middle: 'b',
    close: ')',
    tail: ' <a@example.com>\r\n\r\na',
  },
  { name: 'groups of addresses', by: 'count', head: 'Cc: ', unit: 'a:b@example.com;,', tail: '\r\n\r\na' },
  {
    name: 'quotation marks in addresses',
    by: 'repetition',
    head: 'Cc: ',
    unit: '"',
    tail: ' <a@example.com>\r\n\r\na',
  },
  { name: 'backslashes in addresses', by: 'repetition', head: 'Cc: "', unit: '\\', tail: '" <a@example.com>\r\n\r\na' },
  { name: 'angle brackets in addresses', by: 'repetition', head: 'From: ', unit: '<', tail: 'a@example.com\r\n\r\na' },
  { name: 'routes in addresses', by: 'count', head: 'From: <', unit: '@a,', tail: ':a@example.com>\r\n\r\na' },
  {
    name: 'parameters',
    by: 'count',
    head: 'Content-Type: text/plain',
    unit: (index) => `; a${index}=b`,
    tail: '\r\n\r\na',
  },
  {
    name: 'continued parameters',
    by: 'count',
    head: 'Content-Type: text/plain',
    unit: (index) => `; name*${index}*=%41`,
    tail: '\r\n\r\na',
  },
  { name: 'semicolons', by: 'repetition', head: 'Content-Type: text/plain', unit: ';', tail: '\r\n\r\na' },
  { name: 'references', by: 'count', head: 'References: ', unit: '<a@example.com> ', tail: '\r\n\r\na' },
  {
    name: 'a date of brackets',
    by: 'depth',
    head: 'Date: Mon, 1 Jan 2024 00:00:00 +0000 ',
    unit: '(',
    tail: '\r\n\r\na',
  },
]

const bodies: readonly Growth[] = [
  { name: 'parts', by: 'count', head: mixed, unit: '--b\r\n\r\na\r\n', tail: '--b--' },
  {
    name: 'parts of HTML',
    by: 'count',
    head: mixed,
    unit: '--b\r\nContent-Type: text/html\r\n\r\n<p>a\r\n',
    tail: '--b--',
  },
  {
    name: 'parts of many charsets',
    by: 'count',
    head: mixed,
    unit: (index) => `--b\r\nContent-Type: text/plain; charset=x-${index}\r\n\r\na\r\n`,
    tail: '--b--',
  },
  {
    name: 'parts of real charsets',
    by: 'count',
    head: mixed,
    unit: (index) =>
      `--b\r\nContent-Type: text/plain; charset=${['iso-2022-jp', 'gb18030', 'big5', 'utf-16', 'koi8-r'][index % 5]}\r\n\r\n\x1b$B\x80\xff\r\n`,
    tail: '--b--',
  },
  { name: 'mails in mails', by: 'depth', head, unit: 'Content-Type: message/rfc822\r\n\r\n', middle: 'a' },
  {
    name: 'parts in parts',
    by: 'depth',
    head,
    unit: (index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}\r\n`,
    middle: '\r\na',
  },
  {
    name: 'parts in parts of one boundary',
    by: 'depth',
    head,
    unit: 'Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n',
    middle: '\r\na',
  },
  { name: 'boundaries alone', by: 'repetition', head: mixed, unit: '--b\r\n' },
  { name: 'almost boundaries', by: 'repetition', head: mixed, unit: '--b-\r\n' },
  { name: 'dashes', by: 'repetition', head: mixed, unit: '-' },
  {
    name: 'a long boundary',
    by: 'length',
    head: `${head}Content-Type: multipart/mixed; boundary="`,
    unit: 'b',
    tail: '"\r\n\r\n--b',
  },
  { name: 'line ends', by: 'repetition', head: plain, unit: '\r\n' },
  { name: 'bare line ends of both kinds', by: 'repetition', head: plain, unit: '\r\n\n\r' },
  {
    name: 'quoted-printable',
    by: 'length',
    head: `${plain}Content-Transfer-Encoding: quoted-printable\r\n\r\n`,
    unit: '=E3=81=82',
  },
  {
    name: 'soft line ends',
    by: 'repetition',
    head: `${plain}Content-Transfer-Encoding: quoted-printable\r\n\r\n`,
    unit: '=\r\n',
  },
  {
    name: 'blanks before line ends',
    by: 'repetition',
    head: `${plain}Content-Transfer-Encoding: quoted-printable\r\n\r\na`,
    unit: ' \t',
  },
  {
    name: 'equals signs',
    by: 'repetition',
    head: `${plain}Content-Transfer-Encoding: quoted-printable\r\n\r\n`,
    unit: '=',
  },
  { name: 'base64', by: 'length', head: `${plain}Content-Transfer-Encoding: base64\r\n\r\n`, unit: 'QUFB' },
  {
    name: 'base64 in short lines',
    by: 'count',
    head: `${plain}Content-Transfer-Encoding: base64\r\n\r\n`,
    unit: 'Q\r\n',
  },
  { name: 'padding of base64', by: 'repetition', head: `${plain}Content-Transfer-Encoding: base64\r\n\r\n`, unit: '=' },
  {
    name: 'uuencode',
    by: 'count',
    head: `${plain}Content-Transfer-Encoding: x-uuencode\r\n\r\nbegin 644 a\r\n`,
    unit: '#0V%T\r\n',
    tail: '`\r\nend\r\n',
  },
  {
    name: 'addresses of the web',
    by: 'count',
    head: `${plain}\r\n`,
    unit: (index) => `http://a${index}.example/b?c=d `,
  },
  { name: 'an address of the web', by: 'length', head: `${plain}\r\nhttp://`, unit: 'a.' },
  { name: 'an address with at signs', by: 'length', head: `${plain}\r\nhttp://`, unit: 'a@' },
  { name: 'money and capitals', by: 'count', head: `${plain}\r\n`, unit: 'FREE $$$ 100% ' },
  { name: 'letters that look alike', by: 'count', head: `${plain}\r\n`, unit: 'ｆгее ' },
  { name: 'one word', by: 'length', head: `${plain}\r\n`, unit: 'a' },
  { name: 'kanji without a space', by: 'length', head: `${plain}\r\n`, unit: '漢字' },
  { name: 'words', by: 'count', head: `${plain}\r\n`, unit: (index) => `w${index} ` },
  {
    name: 'escapes of ISO-2022-JP',
    by: 'repetition',
    head: `${head}Content-Type: text/plain; charset=iso-2022-jp\r\n\r\n`,
    unit: '\x1b$B\x1b(B',
  },
  {
    name: 'marks of a byte order',
    by: 'repetition',
    head: `${head}Content-Type: text/plain; charset=utf-16\r\n\r\n`,
    unit: '\ufeff',
  },
  { name: 'UTF-7', by: 'repetition', head: `${head}Content-Type: text/plain; charset=utf-7\r\n\r\n`, unit: '+AGE-' },
]

/** Mails, to the scorer over HTTP in each of its forms, and to the port for spamc. */
export const mime: HostileFormat = {
  format: 'MIME',
  *generate(random) {
    yield* growAll(
      headers.map((growth) => ({ ...growth, head: `${head}${growth.head ?? ''}` })),
      random,
      maxLength,
    )
    yield* growAll(bodies, random, maxLength)
  },
  requests({ bytes }) {
    const text = bytes.toString('latin1')
    return [
      postJson('/spam/filter', JSON.stringify({ email: text, options: 'long' })),
      postForm('/spam/filter', `options=short&email=${encodeURIComponent(bytes.toString())}`),
      sendToSpamd('REPORT', bytes),
      sendToSpamd('PROCESS', bytes),
      sendToSpamd('CHECK', deflateSync(bytes), 'Compress: zlib\r\n'),
    ]
  },
}

function sendToSpamd(command: string, mail: Buffer, header = ''): RawRequest {
  const request = Buffer.from(`${command} SPAMC/1.5\r\nContent-length: ${mail.length}\r\n${header}\r\n`)
  return { method: command, path: 'spamc', headers: {}, body: Buffer.concat([request, mail]), spamdPort }
}
