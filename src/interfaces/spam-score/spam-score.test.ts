import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { writeMultipart } from '../../kernel/testing/write-multipart.ts'
import { exampleMail } from './contract/example-mail.ts'
import spamScore from './index.ts'

/** One server for all: nothing is kept. */
let shared: TestApp
beforeAll(async () => {
  shared = await makeTestApp([spamScore])
})
afterAll(() => shared.dispose())

function post(payload: unknown, headers: Readonly<Record<string, string>> = {}) {
  return shared.app.server.inject({
    method: 'POST',
    url: '/spam/filter',
    headers: { 'content-type': 'application/json; charset=UTF-8', accept: 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

const scoreOf = async (email: string) => Number((await post({ email, options: 'short' })).json().score)

describe('the wire', () => {
  test("'long' answers score, report and rules, which add up", async () => {
    const response = await post({ email: exampleMail, options: 'long' })
    expect(response.statusCode).toBe(200)
    const { success, score, report, rules } = response.json()
    expect(success).toBe(true)
    expect(score).toMatch(/^-?\d+\.\d$/)
    expect(rules.length).toBeGreaterThan(3)
    const tenths = rules.reduce((sum: number, rule: { score: string }) => sum + Math.round(10 * Number(rule.score)), 0)
    expect((tenths / 10).toFixed(1)).toBe(score)
    for (const rule of rules)
      expect(rule).toEqual({ score: expect.stringMatching(/^-?\d+\.\d$/), description: expect.stringMatching(/\w/) })
    expect(report).toContain(`Content analysis: ${score} points of 5.0`)
    expect(report).toContain('LINK_IMITATION')
  })

  test('a form is read as JSON is, as postmark-spamcheck sends it', async () => {
    const response = await shared.app.server.inject({
      method: 'POST',
      url: '/spam/filter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: exampleMail, options: 'long' }).toString(),
    })
    expect([response.statusCode, response.json()]).toEqual([200, (await post({ email: exampleMail })).json()])
  })

  test('a form of several parts, too, with the mail as a file', async () => {
    const parts = await writeMultipart({ email: new Blob([exampleMail]), options: 'long' })
    const response = await shared.app.server.inject({ method: 'POST', url: '/spam/filter', ...parts })
    expect(response.json()).toEqual((await post({ email: exampleMail })).json())
  })

  test("'short' answers the evaluation only", async () => {
    const response = await post({ email: exampleMail, options: 'short' })
    expect(response.json()).toEqual({ success: true, score: expect.stringMatching(/^-?\d+\.\d$/) })
  })

  test("without options the answer is the one of 'long'", async () => {
    expect((await post({ email: exampleMail })).json()).toEqual(
      (await post({ email: exampleMail, options: 'long' })).json(),
    )
  })

  test.each([
    ['no mail', { options: 'long' }],
    ['a mail that is no text', { email: 12, options: 'long' }],
    ['an empty mail', { email: ' \n', options: 'long' }],
    ['options that are unknown', { email: exampleMail, options: 'medium' }],
    ['broken JSON', '{"email": '],
  ])('%s is refused with success false and a sentence', async (_what, payload) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ success: false, message: expect.stringMatching(/\w{3}.*\.$/) })
  })

  test('options that are unknown are told which there are', async () => {
    const message = 'The body field "options" must be "short" or "long".'
    expect((await post({ email: exampleMail, options: 'medium' })).json()).toEqual({ success: false, message })
  })

  test('a body of 50 MB is refused in the same shape', async () => {
    const response = await post(`{"email":"${'a'.repeat(50_000_000)}"}`)
    expect(response.statusCode).toBe(413)
    expect(response.json()).toMatchObject({ success: false })
  })

  test('the report keeps to the width of a mail and wraps what is longer', async () => {
    const { report } = (await post({ email: exampleMail, options: 'long' })).json()
    const lines: string[] = report.split('\n')
    expect(lines.every((line) => line.length <= 79)).toBe(true)
    expect(lines.some((line) => /^ {36}\S/.test(line))).toBe(true)
  })
})

describe('what it takes for spam', () => {
  test.each([
    ['the example, which wants a password', exampleMail],
    [
      'a parcel that waits for a fee, in German',
      mail(
        { From: 'DHL Paket <info@paket-hinweis.example.top>', Subject: 'Ihr Paket wartet auf Zustellung' },
        'text/html',
        '<p>Sehr geehrter Kunde,</p><p>Ihr Paket konnte nicht zugestellt werden. Bitte bestätigen Sie Ihre Daten und zahlen Sie die Zollgebühren innerhalb von 24 Stunden.</p><a href="https://dhl.sendung-info.example.top/zahlen">Jetzt bestätigen</a>',
      ),
    ],
    [
      'a heritage of millions',
      mail(
        {
          From: 'Barrister James Cole <j.cole8812@hotmail.com>',
          'Reply-To': 'barr.cole@yandex.com',
          Subject: 'URGENT BUSINESS PROPOSAL',
        },
        'text/plain',
        'Dear friend,\n\nI am the attorney of a deceased client who left the sum of $12 million US dollars without next of kin. I want to transfer the fund to your bank account. Please reply with your full name and phone number. This is strictly confidential.\n',
      ),
    ],
  ])('%s', async (_what, email) => {
    expect(await scoreOf(email)).toBeGreaterThanOrEqual(5)
  })

  test.each([
    [
      'a receipt from the real sender',
      mail(
        { From: 'PayPal <service@paypal.com>', Subject: 'Receipt for your payment to Bluebird Books' },
        'text/html',
        '<p>Hello Ada Lovelace,</p><p>You sent a payment of $23.40 USD to Bluebird Books.</p><a href="https://www.paypal.com/activity/payment/4XR81">View the details</a>',
      ),
    ],
    [
      'a password reset that was asked for',
      mail(
        { From: 'Tessera <support@tessera.example>', Subject: 'Reset your Tessera password' },
        'text/html',
        '<p>Hi Sam,</p><p>Someone asked to reset your password. If you did not request this, you can safely ignore this email.</p><a href="https://app.tessera.example/reset?token=8f2c1a">Reset password</a>',
      ),
    ],
    [
      'an answer among friends about a bank',
      mail(
        { From: 'Tom <tom@example.org>', Subject: 'Re: the bank', 'In-Reply-To': '<1@example.net>' },
        'text/plain',
        '> Did PayPal verify your account?\n> I had to send my passport.\n\nYes, it took a week. See you on Friday.\n\nTom\n',
      ),
    ],
    ['a text alone, as a form sends it', 'Hi Bob, the meeting has moved to three, see you there. Alice'],
  ])('but not %s', async (_what, email) => {
    expect(await scoreOf(email)).toBeLessThan(5)
  })

  test('bytes sent one character each and text read as UTF-8 score alike', async () => {
    const text = mail(
      { From: 'Zoë <zoe@example.org>', Subject: 'Grüße' },
      'text/plain',
      'Schöne Grüße aus Köln, wir kommen am Samstag über München zurück.\n',
    )
    const bytes = Buffer.from(text).toString('latin1')
    expect((await post({ email: bytes })).json()).toEqual((await post({ email: text })).json())
  })
})

describe('bad input', () => {
  test.each([
    ['a thousand nested parts', nest(1_000)],
    [
      'a thousand parts side by side',
      `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\npart\n'.repeat(1_000)}--b--\n`,
    ],
    ['a thousand mails one inside the other', `${'Content-Type: message/rfc822\n\n'.repeat(1_000)}end`],
    ['100,000 open tags', mail({ From: 'a@example.org' }, 'text/html', '<div style="color:red">'.repeat(50_000))],
    ['a header of 1 MB', `From: a@example.org\nSubject: ${'x'.repeat(1_000_000)}\n\nbody`],
    ['50,000 headers', `${'X-A: b\n'.repeat(50_000)}\nbody`],
    ['100,000 recipients', `From: a@example.org\nTo: ${'b@example.org, '.repeat(100_000)}\n\nbody`],
    ['nine megabytes of text', `From: a@example.org\n\n${'word '.repeat(1_800_000)}`],
    ['a letter with 400,000 marks', `From: a@example.org\n\na${'\u0323\u0301'.repeat(200_000)}`],
    ['only line ends', '\n'.repeat(1_000) + 'x'],
    ['broken base64 and quoted-printable', 'Content-Transfer-Encoding: base64\n\n%%%=\n=ZZ=\n'],
    ['lone surrogates', 'From: \ud800@example.org\nSubject: \udc00\n\n\ud83d'],
  ])('%s has a score', async (_what, email) => {
    const response = await post({ email, options: 'short' })
    expect(response.json()).toEqual({ success: true, score: expect.stringMatching(/^-?\d+\.\d$/) })
  })

  test('many mails at once are all answered', async () => {
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => post({ email: exampleMail, options: 'short' })),
    )
    expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    expect(responses[0]?.json().success).toBe(true)
  })
})

function mail(headers: Readonly<Record<string, string>>, type: string, body: string): string {
  const fields = {
    Received:
      'from mail.example.org (mail.example.org [192.0.2.7]) by mx.example.net with ESMTPS id 1; Mon, 14 Sep 2026 08:15:02 +0000',
    To: 'Ada <ada@example.net>',
    Date: 'Mon, 14 Sep 2026 08:15:00 +0000',
    'Message-ID': '<4711.0815@mail.example.org>',
    'MIME-Version': '1.0',
    ...headers,
    'Content-Type': `${type}; charset=utf-8`,
  }
  return `${Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n\n${body}`
}

function nest(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\n\n--b${level}\n`,
  )
  return `${open.join('')}\nthe end\n`
}
