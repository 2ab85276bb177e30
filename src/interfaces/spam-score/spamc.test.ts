import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { exampleMail } from './contract/example-mail.ts'
import spamScore from './index.ts'

const program = '/usr/bin/spamc'
const wanted = 'From: Ann <ann@site.example>\nTo: Bo <bo@site.example>\nSubject: Lunch\n\nShall we eat at noon?\n'

let shared: TestApp
let port = 0
beforeAll(async () => {
  shared = await makeTestApp([spamScore], { SPAM_SCORE_SPAMC_PORT: '0' })
  port = (await shared.app.startListeners()).get('spam-score.spamc') ?? 0
})
afterAll(() => shared.dispose())

/** What comes back for these bytes, sent as they are. */
async function converse(request: string): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  socket.end(Buffer.from(request, 'latin1'))
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part)
  return Buffer.concat(parts).toString()
}

const ask = (command: string, mail: string) =>
  converse(`${command} SPAMC/1.5\r\nUser: mail\r\nContent-length: ${Buffer.byteLength(mail)}\r\n\r\n${mail}`)

async function scoreByHttp(email: string): Promise<string> {
  const response = await shared.app.server.inject({ method: 'POST', url: '/spam/filter', payload: { email } })
  return response.json().score
}

describe('the protocol of spamd', () => {
  test('PING', async () => {
    expect(await converse('PING SPAMC/1.5\r\n\r\n')).toBe('SPAMD/1.5 0 PONG\r\n')
    expect(await converse('PING SPAMC/1.2\r\n')).toBe('SPAMD/1.5 0 PONG\r\n')
  })

  test('CHECK says what HTTP says', async () => {
    const score = await scoreByHttp(exampleMail)
    expect(await ask('CHECK', exampleMail)).toBe(
      `SPAMD/1.1 0 EX_OK\r\nContent-length: 0\r\nSpam: True ; ${score} / 5.0\r\n\r\n`,
    )
    expect(await ask('CHECK', wanted)).toMatch(/\r\nSpam: False ; -?\d\.\d \/ 5\.0\r\n/)
  })

  test('SYMBOLS names the rules, REPORT describes them, REPORT_IFSPAM those of spam alone', async () => {
    const [head = '', symbols] = (await ask('SYMBOLS', exampleMail)).split('\r\n\r\n')
    expect(symbols?.split(',')).toContain('LINK_IMITATION')
    expect(head).toContain(`Content-length: ${symbols?.length}`)
    expect(await ask('REPORT', exampleMail)).toMatch(/pts rule name[^]+LINK_IMITATION/)
    expect(await ask('REPORT_IFSPAM', wanted)).toMatch(/\r\n\r\n$/)
  })

  test('a mail without its length ends with what is sent', async () => {
    expect(await converse(`CHECK SPAMC/1.5\r\n\r\n${wanted}`)).toMatch(/^SPAMD\/1\.1 0 EX_OK\r\n/)
  })

  test.each([
    ['', 'The request has no end of its headers.'],
    ['GET / HTTP/1.1\r\n\r\n', '"GET / HTTP/1.1" is not served here; CHECK, SYMBOLS, REPORT, REPORT_IFSPAM, PING are.'],
    ['TELL SPAMC/1.5\r\n\r\n', '"TELL SPAMC/1.5" is not served here; CHECK, SYMBOLS, REPORT, REPORT_IFSPAM, PING are.'],
    ['CHECK SPAMC/1.5\r\nContent-length: 9\r\n\r\nshort', 'Content-length is 9, but 5 bytes came.'],
    ['CHECK SPAMC/1.5\r\nContent-length: 999999999\r\n\r\nx', 'The mail is larger than 16777216 bytes.'],
    ['CHECK SPAMC/1.5\r\nCompress: zlib\r\n\r\nx', 'Compressed mails are not taken.'],
    [`CHECK ${'x'.repeat(9_000)}`, 'The headers of the request are too long.'],
  ])('%j is refused', async (request, reason) => {
    expect(await converse(request)).toBe(`SPAMD/1.0 76 EX_PROTOCOL: ${reason}\r\n\r\n`)
  })
})

describe.skipIf(!existsSync(program))(`Debian's spamc (skipped when ${program} is absent)`, () => {
  /** Its exit status and output for a mail. */
  function spamc(option: string, mail: string): Promise<{ readonly status: number; readonly output: string }> {
    return new Promise((resolve) => {
      const words = ['-d', '127.0.0.1', '-p', String(port), option]
      const child = execFile(program, words, (error, output) => resolve({ status: Number(error?.code ?? 0), output }))
      child.stdin?.end(mail)
    })
  }

  test('-c: the score, and 1 for spam', async () => {
    expect(await spamc('-c', exampleMail)).toEqual({ status: 1, output: `${await scoreByHttp(exampleMail)}/5.0\n` })
    expect(await spamc('-c', wanted)).toEqual({ status: 0, output: `${await scoreByHttp(wanted)}/5.0\n` })
  })

  test('-y: the rules; -R: the report; -K: that it is there', async () => {
    expect((await spamc('-y', exampleMail)).output).toContain('LINK_IMITATION')
    expect((await spamc('-R', exampleMail)).output).toMatch(/^[\d.]+\/5\.0\n[^]*LINK_IMITATION/)
    expect((await spamc('-K', '')).output).toBe('SPAMD/1.5 0\n')
  })
})

describe('who sends slowly, or much', () => {
  async function open(settings: Readonly<Record<string, string>>) {
    const { app, dispose } = await makeTestApp([spamScore], { SPAM_SCORE_SPAMC_PORT: '0', ...settings })
    onTestFinished(dispose)
    return { app, port: (await app.startListeners()).get('spam-score.spamc') ?? 0 }
  }

  /** A connection that sends something and then nothing more, and what comes back until it is closed. */
  async function withhold(place: number, bytes: string) {
    const socket = connect({ host: '127.0.0.1', port: place, allowHalfOpen: true })
    await once(socket, 'connect')
    socket.write(bytes)
    const answered = readText(socket)
    return { socket, answered }
  }

  const head = 'CHECK SPAMC/1.5\r\nContent-length: 900000\r\n\r\n'

  test('a request that is not over in time is told so, and its connection closed', async () => {
    const { port: place } = await open({ SPAM_SCORE_SPAMC_SECONDS: '0.1' })
    for (const bytes of ['CHECK SPAMC/1.5\r\n', head, `CHECK SPAMC/1.5\r\n\r\nSubject: x`]) {
      const { socket, answered } = await withhold(place, bytes)
      expect(await answered).toBe('SPAMD/1.0 79 EX_TIMEOUT: The request was not over within 0.1 s.\r\n\r\n')
      socket.on('error', () => {})
      // Only where nobody holds the other end does writing end it.
      const writesOn = () => {
        socket.write('more')
        return !socket.destroyed
      }
      await expect.poll(writesOn).toBe(false)
    }
  })

  test('mails that are withheld make room for those that come', async () => {
    const { app, port: place } = await open({ MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT: String(1024 * 1024) })
    const held = await withhold(place, head + 'x'.repeat(800_000))
    const bytesHeld = async () =>
      Number(/^mainstay_body_bytes (\d+)$/m.exec((await app.server.inject('/metrics')).body)?.[1])
    await expect.poll(bytesHeld).toBe(800_000 + head.length)
    const mail = `Subject: long\n\n${'y'.repeat(500_000)}`
    const whole = await withhold(place, `CHECK SPAMC/1.5\r\nContent-length: ${mail.length}\r\n\r\n${mail}`)
    expect(await held.answered).toBe(
      'SPAMD/1.0 75 EX_TEMPFAIL: All requests under way hold too much; try again in a while.\r\n\r\n',
    )
    await expect.poll(bytesHeld).toBe(0)
    whole.socket.end()
    expect(await whole.answered).toMatch(/^SPAMD\/1\.1 0 EX_OK\r\n/)
  })

  test('one mail that is too much for all is refused', async () => {
    const { port: place } = await open({ MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT: String(1024 * 1024) })
    const { answered } = await withhold(place, `CHECK SPAMC/1.5\r\n\r\n${'x'.repeat(1024 * 1024)}`)
    expect(await answered).toMatch(/^SPAMD\/1\.0 75 EX_TEMPFAIL/)
  })
})

test('a port that is taken is said in a sentence', async () => {
  const { app, dispose } = await makeTestApp([spamScore], { SPAM_SCORE_SPAMC_PORT: String(port) })
  await expect(app.startListeners()).rejects.toThrow(`spam-score.spamc cannot listen on 127.0.0.1:${port}`)
  await dispose()
})

test('no port is opened unless a setting names one', async () => {
  const { app, dispose } = await makeTestApp([spamScore])
  expect((await app.startListeners()).size).toBe(0)
  await dispose()
})
