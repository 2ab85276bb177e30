import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp } from '../../kernel/testing/open-test-app.ts'
import { exampleMail } from './contract/example-mail.ts'
import spamScore from './index.ts'
import { converse, openSpamcPort, type SpamcPort, writeRequest } from './testing/open-spamc-port.ts'

const wanted = 'From: Ann <ann@site.example>\nTo: Bo <bo@site.example>\nSubject: Lunch\n\nShall we eat at noon?\n'
/** SpamAssassin's own test mail, of which every rule and point is known. */
const gtube = `${wanted}XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n`

let shared: SpamcPort
beforeAll(async () => {
  shared = await openSpamcPort()
})
afterAll(() => shared.dispose())

const ask = (command: string, mail: string, version?: string) =>
  converse(shared.port, writeRequest(command, mail, version))

async function scoreByHttp(email: string): Promise<{ readonly score: string; readonly report: string }> {
  return (await shared.app.server.inject({ method: 'POST', url: '/spam/filter', payload: { email } })).json()
}

describe('commands', () => {
  test('PING, of one line until 1.5', async () => {
    expect(await converse(shared.port, 'PING SPAMC/1.5\r\n\r\n')).toBe('SPAMD/1.5 0 PONG\r\n')
    expect(await converse(shared.port, 'PING SPAMC/1.2\r\n')).toBe('SPAMD/1.5 0 PONG\r\n')
    expect(await converse(shared.port, 'PING SPAMC/1.2\r\n', { ends: false })).toBe('SPAMD/1.5 0 PONG\r\n')
  })

  test('SKIP is told nothing', async () => {
    expect(await converse(shared.port, 'SKIP SPAMC/1.2\r\n', { ends: false })).toBe('')
    expect(await converse(shared.port, 'SKIP SPAMC/1.5\r\n\r\n', { ends: false })).toBe('')
  })

  test('TELL is refused as a spamd that does not learn refuses it', async () => {
    expect(await converse(shared.port, 'TELL SPAMC/1.5\r\nMessage-class: spam\r\nSet: local\r\n\r\n')).toBe(
      'SPAMD/1.0 69 Service Unavailable: TELL is not served; this scorer does not learn from mails.\r\n',
    )
  })

  test('CHECK says what HTTP says', async () => {
    const { score } = await scoreByHttp(exampleMail)
    expect(await ask('CHECK', exampleMail)).toBe(`SPAMD/1.1 0 EX_OK\r\nSpam: True ; ${score} / 5.0\r\n\r\n`)
    expect(await ask('CHECK', wanted)).toMatch(/\r\nSpam: False ; -?\d\.\d \/ 5\.0\r\n/)
  })

  test('SYMBOLS names the rules, REPORT describes them, REPORT_IFSPAM those of spam alone', async () => {
    const [head = '', symbols] = (await ask('SYMBOLS', exampleMail)).split('\r\n\r\n')
    expect(symbols?.split(',')).toContain('LINK_IMITATION')
    expect(head).toContain(`Content-length: ${symbols?.length}`)
    const { score, report } = await scoreByHttp(exampleMail)
    const length = `Content-length: ${Buffer.byteLength(report)}\r\n`
    expect(await ask('REPORT', exampleMail)).toBe(
      `SPAMD/1.1 0 EX_OK\r\n${length}Spam: True ; ${score} / 5.0\r\n\r\n${report}`,
    )
    expect(await ask('REPORT_IFSPAM', exampleMail)).toBe(
      `SPAMD/1.1 0 EX_OK\r\n${length}Spam: Yes ; ${score} / 5.0\r\n\r\n${report}`,
    )
    expect(await ask('REPORT_IFSPAM', wanted)).toMatch(
      /^SPAMD\/1\.1 0 EX_OK\r\nContent-length: 0\r\nSpam: No ; .*\r\n\r\n$/,
    )
  })
})

describe('where lengths and the verdict stand, by version', () => {
  const mask = (answer: string) =>
    answer
      .replace(/length: \d+/, 'length: N')
      .replace(/ -?[\d.]+ \/ 5\.0/, ' S')
      .replace(/(\r\n\r\n)[^]+$/, '$1BODY')

  test.each([
    ['CHECK', '1.0', 'SPAMD/1.1 0 EX_OK\r\nSpam: True ; S\r\n\r\n'],
    ['CHECK', '1.2', 'SPAMD/1.1 0 EX_OK\r\nSpam: True ; S\r\n\r\n'],
    ['CHECK', '1.5', 'SPAMD/1.1 0 EX_OK\r\nSpam: True ; S\r\n\r\n'],
    ['REPORT', '1.0', 'SPAMD/1.1 0 EX_OK\r\nSpam: True ; S\r\n\r\nBODY'],
    ['REPORT', '1.2', 'SPAMD/1.1 0 EX_OK\r\nSpam: True ; S\r\n\r\nBODY'],
    ['REPORT', '1.3', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\nSpam: True ; S\r\n\r\nBODY'],
    ['REPORT_IFSPAM', '1.2', 'SPAMD/1.1 0 EX_OK\r\nSpam: Yes ; S\r\n\r\nBODY'],
    ['REPORT_IFSPAM', '1.4', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\nSpam: Yes ; S\r\n\r\nBODY'],
    ['SYMBOLS', '1.3', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\nSpam: True ; S\r\n\r\nBODY'],
    ['PROCESS', '1.2', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\n\r\nBODY'],
    ['PROCESS', '1.3', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\nSpam: True ; S\r\n\r\nBODY'],
    ['HEADERS', '1.2', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\n\r\nBODY'],
    ['HEADERS', '1.5', 'SPAMD/1.1 0 EX_OK\r\nContent-length: N\r\nSpam: True ; S\r\n\r\nBODY'],
  ])('%s of %s', async (command, version, expected) => {
    expect(mask(await ask(command, gtube, version))).toBe(expected)
  })

  test('before 1.2 a mail follows the first line at once, and names end with the line', async () => {
    expect(await ask('PROCESS', gtube, '1.1')).toMatch(/^SPAMD\/1\.0 0 EX_OK\r\nX-Spam-Checker-Version: Mainstay /)
    expect(await ask('SYMBOLS', gtube, '1.2')).toMatch(/\r\n\r\n(?:[A-Z_\d]+,)*GTUBE,[A-Z_\d,]+\r\n$/)
  })
})

describe('where a mail ends', () => {
  const head = `CHECK SPAMC/1.5\r\nContent-length: ${wanted.length}\r\n\r\n`
  const answered = /^SPAMD\/1\.1 0 EX_OK\r\nSpam: False ; -?\d\.\d \/ 5\.0\r\n\r\n$/

  test('at its length, whether the caller hangs up or not', async () => {
    expect(await converse(shared.port, head + wanted, { ends: false })).toMatch(answered)
  })

  test('what follows is nobody’s: some clients send a line end', async () => {
    expect(await converse(shared.port, `${head}${wanted}\r\n`)).toMatch(answered)
    expect(await converse(shared.port, `${head}${wanted}\r\n`, { ends: false })).toMatch(answered)
    const marked = await converse(shared.port, `${head.replace('CHECK', 'PROCESS')}${wanted}more\n`)
    expect(marked).toMatch(/\n\nShall we eat at noon\?\n$/)
  })

  test('with what is sent, where no length is stated in the one spelling that spamd reads', async () => {
    expect(await converse(shared.port, `CHECK SPAMC/1.5\r\n\r\n${wanted}`)).toMatch(answered)
    expect(await converse(shared.port, `CHECK SPAMC/1.5\r\nContent-Length: 3\r\n\r\n${wanted}`)).toMatch(answered)
  })

  test('a mail that zlib made smaller is read as it was', async () => {
    const packed = deflateSync(gtube).toString('latin1')
    const request = `SYMBOLS SPAMC/1.5\r\nCompress: zlib\r\nContent-length: ${packed.length}\r\n\r\n${packed}`
    expect(await converse(shared.port, request, { ends: false })).toBe(await ask('SYMBOLS', gtube))
  })
})

describe('is refused, without waiting for more', () => {
  const length = (value: string) => `CHECK SPAMC/1.5\r\nContent-length: ${value}\r\n\r\nSubject: x`
  const bomb = deflateSync(Buffer.alloc(11_000_000, 'x')).toString('latin1')

  test.each([
    ['GET / HTTP/1.1\r\n', /^Bad header line: "GET \/ HTTP\/1\.1" is not served here; CHECK, .*TELL are\.$/],
    ['CHECK SPAMC/x\r\n', /is not served here/],
    ['CHECK SPAMC/1.5\r\nfoo\r\n', /^Bad header line: "foo" is no header; write "Name: value"\.$/],
    [length('0x10'), /^Bad header line: Content-length is "0x10", which is no number of bytes\.$/],
    [length('1e3'), /Content-length is "1e3", which/],
    [length('-5'), /Content-length is "-5", which/],
    [length('+5'), /Content-length is "\+5", which/],
    [length('5 5'), /Content-length is "5 5", which/],
    [length(''), /Content-length is "", which/],
    [length('9'.repeat(29)), /^Bad header line: The mail is larger than 10485760 bytes\.$/],
    [length('11000000'), /The mail is larger than 10485760 bytes\.$/],
    [
      'CHECK SPAMC/1.5\r\nCompress: gzip\r\n',
      /^Bad header line: "gzip" is no compression that is read here; zlib is\.$/,
    ],
    [
      'CHECK SPAMC/1.5\r\nCompress: zlib\r\n\r\n',
      /^Service Unavailable: Compress requires the header Content-length\.$/,
    ],
    [
      'CHECK SPAMC/1.5\r\nCompress: zlib\r\nContent-length: 3\r\n\r\nabc',
      /^Service Unavailable: The mail says that it is compressed by zlib, but it cannot be inflated\.$/,
    ],
    [
      `CHECK SPAMC/1.5\r\nCompress: zlib\r\nContent-length: ${bomb.length}\r\n\r\n${bomb}`,
      /larger than 10485760 bytes\.$/,
    ],
    [`CHECK ${'x'.repeat(9_000)}`, /^Bad header line: The headers are longer than 8192 bytes\.$/],
    [`CHECK SPAMC/1.5\r\n${'A: b\r\n'.repeat(300)}`, /^Bad header line: There are more than 255 headers\.$/],
  ])('%j', async (request, reason) => {
    const answer = await converse(shared.port, request, { ends: false })
    const [, code, said] = /^SPAMD\/1\.0 (\d\d) (.*)\r\n$/.exec(answer) ?? []
    expect(said).toMatch(reason)
    expect(code).toBe(said?.startsWith('Service') ? '69' : '76')
  })

  test.each([
    ['', 'The request ends before its headers do.'],
    ['PING SPAMC/1.5\r\n', 'The request ends before its headers do.'],
    ['CHECK SPAMC/1.5\r\nContent-length: 9\r\n\r\nshort', 'Content-length is 9, but 5 bytes came.'],
  ])('%j, which ends too soon', async (request, reason) => {
    expect(await converse(shared.port, request)).toBe(`SPAMD/1.0 76 Bad header line: ${reason}\r\n`)
  })
})

test('a port that is taken is said in a sentence', async () => {
  const { app, dispose } = await makeTestApp([spamScore], { SPAM_SCORE_SPAMC_PORT: String(shared.port) })
  await expect(app.startListeners()).rejects.toThrow(`spam-score.spamc cannot listen on 127.0.0.1:${shared.port}`)
  await dispose()
})

test('no port is opened unless a setting names one', async () => {
  const { app, dispose } = await makeTestApp([spamScore])
  expect((await app.startListeners()).size).toBe(0)
  await dispose()
})
