import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { version } from '../../kernel/foundation/version.ts'
import { converse, openSpamcPort, type SpamcPort, writeRequest } from './testing/open-spamc-port.ts'

let shared: SpamcPort
beforeAll(async () => {
  shared = await openSpamcPort()
})
afterAll(() => shared.dispose())

/** The mail that comes back; its stated length is that of what came. */
async function mark(mail: string, command: 'PROCESS' | 'HEADERS' = 'PROCESS'): Promise<string> {
  const answer = await converse(shared.port, writeRequest(command, mail))
  const [, length, marked = ''] =
    /^SPAMD\/1\.1 0 EX_OK\r\nContent-length: (\d+)\r\nSpam: [^\r]+\r\n\r\n([^]*)$/.exec(answer) ?? []
  expect(marked.length).toBe(Number(length))
  return marked
}

/** With the headers of this scan as one word. */
const scanned = /(?:X-Spam-(?:Checker-Version|Flag|Level|Status|Report):[^\n]*\n(?:[ \t][^\n]*\n)*)+/
const outline = (marked: string) => marked.replace(scanned, 'MARKS\n')

const checker = `X-Spam-Checker-Version: Mainstay ${version}`
const body = 'Shall we eat at noon?\n'
const rest = `From: Ann <ann@site.example>\nTo: Bo <bo@site.example>\nSubject: Lunch\n\n${body}`

describe('marks', () => {
  test('of a wanted mail: points, stars and rules, on lines of 79 columns', async () => {
    const marked = await mark(rest)
    expect(marked.startsWith(`${checker}\nX-Spam-Level: `)).toBe(true)
    expect(marked.endsWith(rest)).toBe(true)
    const [, points = ''] = /\nX-Spam-Status: No, score=(-?\d\.\d) required=5\.0\s+tests=/.exec(marked) ?? []
    expect(marked).toContain(`\nX-Spam-Level: ${'*'.repeat(Math.max(0, Math.floor(Number(points))))}\n`)
    expect(marked.replaceAll(/\n\t/g, ' ')).toMatch(/tests=[A-Z\d_, ]+ autolearn=disabled version=\d+\.\d+\.\d+/)
    expect(marked).not.toContain('X-Spam-Flag')
    for (const line of marked.split('\n')) expect(line.replace('\t', ' '.repeat(8)).length).toBeLessThanOrEqual(79)
  })

  test('of spam: a flag, fifty stars at most, and each rule with its points', async () => {
    const marked = await mark(`${rest}XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n`)
    expect(
      marked.startsWith(`${checker}\nX-Spam-Flag: YES\nX-Spam-Level: ${'*'.repeat(50)}\nX-Spam-Status: Yes, score=100`),
    ).toBe(true)
    expect(marked).toContain('\nX-Spam-Report: \n\t* 1000.0 GTUBE Generic Test for Unsolicited Bulk Email\n\t* ')
  })

  test.each([
    [
      'those of an earlier scan are gone, in whatever case and on however many lines',
      `X-Spam-Flag: YES\nx-spam-foo: bar\n\tbaz\n qux\n${rest}`,
      `MARKS\n${rest}`,
    ],
    [
      'those between others too',
      `From: a@b.example\nX-Spam-Status: No\nSubject: x\n\ny\n`,
      'MARKS\nFrom: a@b.example\nSubject: x\n\ny\n',
    ],
    [
      'what spamc keeps of a changed header stays',
      `X-Spam-Prev-Subject: old\nX-Spammer: no\n${rest}`,
      `MARKS\nX-Spam-Prev-Subject: old\nX-Spammer: no\n${rest}`,
    ],
    [
      'a body that speaks of them is left alone',
      `Subject: x\n\nX-Spam-Flag: YES\n\nX-Spam-Flag: YES`,
      'MARKS\nSubject: x\n\nX-Spam-Flag: YES\n\nX-Spam-Flag: YES',
    ],
    [
      'they stand below Return-Path',
      `Return-Path: <a@b.example>\n (a comment)\n${rest}`,
      `Return-Path: <a@b.example>\n (a comment)\nMARKS\n${rest}`,
    ],
    [
      'but above a second one',
      `Return-Path: <a@b.example>\nReturn-Path: <c@d.example>\n${rest}`,
      `Return-Path: <a@b.example>\nMARKS\nReturn-Path: <c@d.example>\n${rest}`,
    ],
    [
      'and below the line of an mbox',
      `From a@b.example Mon Sep 14 08:15:00 2026\n${rest}`,
      `From a@b.example Mon Sep 14 08:15:00 2026\nMARKS\n${rest}`,
    ],
    ['headers alone', 'Subject: x', 'MARKS\nSubject: x'],
    ['a text alone gets an empty line, so that it stays one', 'just text\n', 'MARKS\n\njust text\n'],
    ['a mail that begins with its text', '\njust text\n', 'MARKS\n\njust text\n'],
    ['nothing', '', 'MARKS\n\n'],
    ['bytes of any kind are kept', `Subject: \xe9\n\n\x00\xff\x80`, 'MARKS\nSubject: \xe9\n\n\x00\xff\x80'],
  ])('%s', async (_what, mail, expected) => {
    expect(outline(await mark(mail))).toBe(expected)
  })

  test.each([
    ['every line ends so', rest.replaceAll('\n', '\r\n')],
    ['the first does', rest.replace('\n', '\r\n')],
    ['the last does, which a client added', `${rest}\r\n`],
  ])('lines of the headers end with CRLF where %s', async (_what, mail) => {
    const marked = await mark(mail)
    const [head = '', text] = marked.split('\r\n\r\n')
    expect(head.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(head).toMatch(/\r\nX-Spam-Status: [^\r]+\r\n\t/)
    expect(text).toBe(mail.slice(mail.indexOf('Shall')))
  })

  test('HEADERS ends where the mail’s own headers do: spamc puts the rest after it', async () => {
    expect(await mark(rest, 'HEADERS')).toBe((await mark(rest)).slice(0, -body.length))
    expect(outline(await mark('just text\n\nmore\n', 'HEADERS'))).toBe('MARKS\n\njust text\n\n')
  })

  test('a million headers of an earlier scan are taken out', async () => {
    expect(outline(await mark(`${'X-Spam-:\n'.repeat(1_000_000)}${rest}`))).toBe(`MARKS\n${rest}`)
  })
})
