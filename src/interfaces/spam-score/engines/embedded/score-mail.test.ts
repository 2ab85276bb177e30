import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleMail } from '../../contract/example-mail.ts'
import { readMail } from './mail/read-mail.ts'
import { loadModel } from './model/model-file.ts'
import { allRules } from './rules/all-rules.ts'
import { scoreMail } from './score-mail.ts'
import { bands } from './tokens/bands.ts'

const model = await loadModel()

test('any text has a score that is the sum of its rules', () => {
  const pieces = fc.constantFrom(
    '\n',
    ': ',
    '<',
    '>',
    '--b',
    '\0',
    '=?utf-8?q?',
    'http://',
    '@',
    ';',
    '"',
    '\ud800',
    'From',
    'Content-Type: multipart/mixed; boundary=b\n\n',
    'Content-Type: text/html\n\n',
    '&#x',
    '\u202e',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(pieces, fc.string())).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(texts, (source) => {
      const { tenths, hits } = scoreMail(source, model)
      expect(hits.reduce((sum, hit) => sum + hit.tenths, 0)).toBe(tenths)
    }),
    { numRuns: 500 },
  )
})

test('any change of one place in a mail leaves it with a score', () => {
  fc.assert(
    fc.property(fc.nat(exampleMail.length), fc.string({ unit: 'binary' }), (at, piece) => {
      const source = exampleMail.slice(0, at) + piece + exampleMail.slice(at + 1)
      expect(Number.isInteger(scoreMail(source, model).tenths)).toBe(true)
    }),
  )
})

test('rules have names of their own, and the model knows each', () => {
  const names = [...allRules, ...bands].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name } of allRules) expect(model.ruleTenths).toHaveProperty(name)
})

test.each([
  ['https://paypa1.com/', 'LINK_LOOK_ALIKE'],
  ['https://xn--pypal-4ve.com/', 'LINK_LOOK_ALIKE'],
  ['https://paypal.com.account.example/', 'LINK_IMITATION'],
  ['https://paypal-secure.example.com/', 'LINK_IMITATION'],
  ['http://192.0.2.7/', 'LINK_IP_ADDRESS'],
  ['http://3221225991/', 'LINK_IP_DISGUISED'],
  ['https://paypal.com@evil.example/', 'LINK_USER_NAME'],
  ['https://bit.ly/3x', 'LINK_SHORTENED'],
  ['https://login.web.app/', 'LINK_FREE_HOST'],
  ['https://dhl-parcel.example.com/', 'LINK_IMITATION'],
  ['https://example.com/wp-includes/js/o/', 'LINK_INNARDS'],
  ['https://example.com/#bob@example.org', 'LINK_FRAGMENT_FILLED'],
])('a link to %s meets %s', (target, rule) => {
  expect(namesFor(`<a href="${target}">here</a>`)).toContain(rule)
})

test.each(['https://www.paypal.com/', 'https://paypal.co.uk/', 'https://github.com/', 'https://example.org/ledgers'])(
  'a link to %s imitates nobody',
  (target) => {
    expect(namesFor(`<a href="${target}">here</a>`)).not.toContain('LINK_IMITATION')
  },
)

test.each([
  ['<a href="https://evil.example/">www.paypal.com</a>', 'LINK_SHOWS_OTHER'],
  ['<p style="display:none">' + 'hidden words '.repeat(20) + '</p>', 'PAGE_HIDDEN_TEXT'],
  ['<font color="#ffffff">nothing to see</font>', 'PAGE_BLENDED_TEXT'],
  ['<form action="https://evil.example"><input type="password"></form>', 'PAGE_PASSWORD'],
  ['vi<!-- x -->agra', 'PAGE_BROKEN_WORDS'],
  ['<p>ver\u200bify y\u200bour account</p>', 'TEXT_INVISIBLE_IN_WORDS'],
  ['<p>p\u0430ypal acc\u043eunt</p>', 'TEXT_MIXED_SCRIPTS'],
  ['<p>\u{1d40f}\u{1d41a}\u{1d432}\u{1d429}\u{1d41a}\u{1d425}</p>', 'TEXT_STYLED_LETTERS'],
])('%s meets %s', (html, rule) => {
  expect(namesFor(html)).toContain(rule)
})

test.each([
  ['From: "example.org IT desk" <a@bakery.example>', 'RECIPIENT_DOMAIN_IN_NAME'],
  ['From: <a@bakery.example>\nSubject: example.org: nine mails held', 'RECIPIENT_DOMAIN_IN_SUBJECT'],
  ['From: PayPal <a@bakery.example>', 'FROM_NAME_BRAND'],
  ['From: =?utf-8?B?44Ok44Oe44OI6YGL6Ly4?= <a@bakery.example>', 'FROM_NAME_BRAND'],
  ['From: PayPal <service@paypal.com>\nReceived: from b.example ([192.0.2.1]) by mx', 'FROM_BRAND_FORGED'],
  ['From: <a@wbkfz.example>', 'FROM_UNSPEAKABLE'],
  ['Return-Path: <www-data@vps.example>\nFrom: <a@bakery.example>', 'RETURN_PATH_MACHINE'],
])('%s meets %s', (head, rule) => {
  expect(namesOf(`${head}\nTo: <bob@example.org>\n\nhello`)).toContain(rule)
})

test.each([
  ['From: "example.org IT desk" <a@example.org>', 'RECIPIENT_DOMAIN_IN_NAME'],
  ['From: "example.org" <a@bakery.example>\nList-Post: <mailto:l@example.org>', 'RECIPIENT_DOMAIN_IN_NAME'],
  ['From: PayPal <service@paypal.com>\nReceived: from mx1.paypal.com ([192.0.2.1]) by mx', 'FROM_BRAND_FORGED'],
  ['From: <a@schmidt.example>', 'FROM_UNSPEAKABLE'],
])('%s does not meet %s', (head, rule) => {
  expect(namesOf(`${head}\nTo: <bob@example.org>\n\nhello`)).not.toContain(rule)
})

test.each([
  ['Username: ____\nPassword: ____', 'LURE_ASKS_CREDENTIALS'],
  ['Log in with your work email to view the document', 'SAYS_SIGN_IN_TO_VIEW'],
  ['Please scan the QR code below with your phone', 'SAYS_QR_CODE'],
])('%s meets %s', (text, rule) => {
  expect(namesOf(`From: a@example.net\n\n${text}`)).toContain(rule)
})

test('what stands behind a head with other tags in it is read', () => {
  const head = '<head><meta charset="utf-8"><style>p{color:red}</style><title>x</title></head>'
  const { words } = readMail(`Content-Type: text/html\n\n<html>${head}<body><p>Seen by all</p></body></html>`)
  expect(words.list).toEqual(['seen', 'by', 'all'])
})

test.each([
  ['invoice.pdf.exe', 'x', 'ATTACHED_TWO_ENDINGS'],
  ['secret.zip', 'PK\u0003\u0004\u0014\0\u0001\0rest of it', 'ATTACHED_LOCKED_ARCHIVE'],
  ['page.html', '<form><input type="password"></form>', 'ATTACHED_PAGE_WITH_FORM'],
  ['report.pdf', 'MZ\u0090 a program', 'ATTACHED_PROGRAM'],
  ['sheet.xlsm', 'x', 'ATTACHED_MACROS'],
])('%s attached meets a rule', (name, content, rule) => {
  const part = `--b\nContent-Disposition: attachment; filename="${name}"\nContent-Type: application/octet-stream\nContent-Transfer-Encoding: base64\n\n${btoa(content)}\n--b--`
  expect(namesOf(`Content-Type: multipart/mixed; boundary=b\n\n${part}`)).toContain(rule)
})

const paper =
  '--b\nContent-Type: application/pdf; name="BL_77120.pdf"\nContent-Disposition: attachment; filename="BL_77120.pdf"\n\n%PDF-1.4\n--b--'

test.each([
  ['From: Export Dept <export@fittings.example>', 'As discussed', true],
  ['From: Helen Ward <helen@fittings.example>', 'As discussed. Helen', false],
  ['From: Kenji Sato <sato@fittings.example>', 'お世話になっております。船荷証券をお送りします。', false],
])('a paper from %s with "%s" stands alone: %s', (from, text, isAlone) => {
  const found = namesOf(
    `${from}\nTo: <bob@example.org>\nContent-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n${text}\n${paper}`,
  )
  expect(found.includes('TEXTLESS_DOCUMENT')).toBe(isAlone)
})

test('a free mailbox has no good name of its own', () => {
  const head = (domain: string) => `From: <a@${domain}>\nMessage-ID: <1@mail.${domain}>\nTo: <bob@example.org>\n\nhello`
  expect(namesOf(head('gmail.com'))).not.toContain('MESSAGE_ID_OF_SENDER')
  expect(namesOf(head('fittings.example'))).toContain('MESSAGE_ID_OF_SENDER')
})

function namesFor(html: string): string[] {
  return namesOf(`From: a@example.net\nContent-Type: text/html; charset=utf-8\n\n${html}`)
}

function namesOf(source: string): string[] {
  return scoreMail(source, model).hits.map(({ name }) => name)
}
