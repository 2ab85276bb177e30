import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../../../kernel/testing/find-free-port.ts'
import { listenOnLoopback } from '../../../kernel/testing/listen-on-loopback.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import type { SpamScorer } from '../port.ts'
import spamScore from '../index.ts'
import { type PrivateSpamd, spamdMissing, startPrivateSpamd } from '../testing/start-private-spamd.ts'
import { readSettings } from '../../../kernel/foundation/config/read-settings.ts'
import { testSpamScorer } from './conformance.ts'
import { settings as schema } from '../settings.ts'
import createEngine from './spamd.ts'

const log = pino({ level: 'silent' })

function open(servers: string, { timeout = 20_000, now = Date.now } = {}): SpamScorer {
  const named = { SPAM_SCORE_SPAMD_SERVERS: servers, SPAM_SCORE_SPAMD_TIMEOUT_MS: timeout }
  const settings = { ...readSettings(schema, {}), ...named }
  return createEngine({ settings, log, now })
}

describe.skipIf(spamdMissing)(`a real spamd${spamdMissing ? ` (skipped: ${spamdMissing})` : ''}`, () => {
  let spamd: PrivateSpamd
  beforeAll(async () => {
    spamd = await startPrivateSpamd()
  })
  afterAll(() => spamd.stop())

  testSpamScorer(async () => open(spamd.server))

  test("SpamAssassin's own test mail is answered on our wire with its rules", async () => {
    const app = await openTestApp([spamScore], {
      SPAM_SCORE_ENGINE: 'spamd',
      SPAM_SCORE_SPAMD_SERVERS: spamd.server,
    })
    const email = `Subject: test\n\nXJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n`
    const response = await app.server.inject({
      method: 'POST',
      url: '/spam/filter',
      payload: { email, options: 'long' },
    })
    const { score, rules, report } = response.json()
    expect(Number(score)).toBeGreaterThan(990)
    expect(rules[0]).toEqual({ score: '1000.0', description: expect.stringContaining('Generic Test') })
    expect(report).toContain('GTUBE')
    expect(response.headers['x-mainstay-engine']).toBe('spamd')
  })

  test('a server that is down is passed over', async () => {
    const scorer = open(`127.0.0.1:${await findFreePort()},${spamd.server}`)
    expect((await scorer.score('Subject: hello\n\nhello\n')).hits.length).toBeGreaterThan(0)
  })
})

describe('with fakes of foreign servers', () => {
  const answer = 'SPAMD/1.1 0 EX_OK\r\nContent-length: 0\r\nSpam: False ; 1.5 / 5.0\r\n\r\n'

  test('the request is as spamc sends it, its length in bytes', async () => {
    const fake = await startFake(() => answer)
    await open(fake.server).score('Subject: \u00e9\n\n\u4f60\n')
    expect(fake.requests[0]?.toString()).toBe(
      'REPORT SPAMC/1.5\r\nContent-length: 17\r\n\r\nSubject: \u00e9\n\n\u4f60\n',
    )
  })

  test('mails go to the server that works on the fewest', async () => {
    const [one, other] = [await startFake(() => answer, 100), await startFake(() => answer, 100)]
    const scorer = open(`${one.server},${other.server}`)
    await Promise.all(Array.from({ length: 8 }, () => scorer.score('Subject: a\n\nb\n')))
    expect([one.requests.length, other.requests.length]).toEqual([4, 4])
  })

  test('a server that failed is left out for 15 seconds, then tried again', async () => {
    let time = 1_000_000
    let isBroken = true
    const broken = await startFake(() => (isBroken ? 'SPAMD/1.1 70 EX_SOFTWARE\r\n\r\n' : answer))
    const sound = await startFake(() => answer, 30)
    const scorer = open(`${broken.server},${sound.server}`, { now: () => time })
    await scorer.score('a')
    await scorer.score('b')
    expect([broken.requests.length, sound.requests.length]).toEqual([1, 2])
    isBroken = false
    time += 15_001
    await Promise.all([scorer.score('c'), scorer.score('d'), scorer.score('e')])
    expect(broken.requests.length).toBeGreaterThan(1)
  })

  test.each([
    ['nothing', '', 20_000],
    ['something else', 'HTTP/1.1 400 Bad Request\r\n\r\n', 20_000],
    ['no score', 'SPAMD/1.1 0 EX_OK\r\n\r\n', 20_000],
    ['too late', undefined, 100],
  ])('a server that answers %s gives 503 in the wire’s shape', async (_what, text, timeout) => {
    const fake = await startFake(() => text)
    const app = await openTestApp([spamScore], {
      SPAM_SCORE_ENGINE: 'spamd',
      SPAM_SCORE_SPAMD_SERVERS: fake.server,
      SPAM_SCORE_SPAMD_TIMEOUT_MS: String(timeout),
    })
    const response = await app.server.inject({
      method: 'POST',
      url: '/spam/filter',
      payload: { email: 'Subject: a\n\nb' },
    })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ success: false, message: 'No spamd answers at the moment; try again later.' })
  })

  test('long descriptions that wrap are put together again', async () => {
    const table = [
      'Content analysis details:   (6.3 points, 5.0 required)',
      '',
      ' pts rule name              description',
      '---- ---------------------- --------------------------------------------------',
      ' 1.2 MISSING_HEADERS        Missing To: header',
      '-0.0 NO_RELAYS              Informational: message was not relayed via',
      '                            SMTP',
      '',
    ].join('\n')
    const fake = await startFake(() => `SPAMD/1.1 0 EX_OK\r\nSpam: True ; 6.3 / 5.0\r\n\r\n${table}`)
    expect(await open(fake.server).score('a')).toEqual({
      tenths: 63,
      hits: [
        { name: 'MISSING_HEADERS', description: 'Missing To: header', tenths: 12 },
        { name: 'NO_RELAYS', description: 'Informational: message was not relayed via SMTP', tenths: 0 },
      ],
    })
  })

  test.each(['', 'spamd', 'spamd:0', 'a b:783'])('servers "%s" stop the engine with a sentence', (servers) => {
    expect(() => open(servers)).toThrow(/SPAM_SCORE_SPAMD_SERVERS/)
  })
})

interface Fake {
  readonly server: string
  readonly requests: Buffer[]
}

/** A foreign server that answers what it is told once the request has ended; never, where that is undefined. */
async function startFake(reply: (request: Buffer) => string | undefined, delay = 0): Promise<Fake> {
  const requests: Buffer[] = []
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('end', () => {
      const request = Buffer.concat(chunks)
      requests.push(request)
      const text = reply(request)
      if (text !== undefined) setTimeout(() => socket.end(text), delay)
    })
  })
  onTestFinished(() => void server.close())
  const { port } = await listenOnLoopback(server)
  return { server: `127.0.0.1:${port}`, requests }
}
