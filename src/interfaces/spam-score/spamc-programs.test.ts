import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleMail } from './contract/example-mail.ts'
import { converse, openSpamcPort, type SpamcPort, writeRequest } from './testing/open-spamc-port.ts'
import { type PrivateSpamd, spamdMissing, startPrivateSpamd } from './testing/start-private-spamd.ts'

const program = '/usr/bin/spamc'
const wanted = 'From: Ann <ann@site.example>\nTo: Bo <bo@site.example>\nSubject: Lunch\n\nShall we eat at noon?\n'

let shared: SpamcPort
beforeAll(async () => {
  shared = await openSpamcPort()
})
afterAll(() => shared.dispose())

async function readScore(mail: string): Promise<string> {
  const answer = await converse(shared.port, writeRequest('CHECK', mail))
  return /; (\S+) \//.exec(answer)?.[1] ?? ''
}

describe.skipIf(!existsSync(program))(`Debian's spamc (skipped when ${program} is absent)`, () => {
  /** Its exit status and output for a mail. */
  function spamc(mail: string, ...options: readonly string[]): Promise<{ status: number; output: string }> {
    return new Promise((resolve) => {
      const words = ['-d', '127.0.0.1', '-p', String(shared.port), ...options]
      const child = execFile(program, words, (error, output) => resolve({ status: Number(error?.code ?? 0), output }))
      child.stdin?.end(mail)
    })
  }

  test('-c: the score, and 1 for spam', async () => {
    expect(await spamc(exampleMail, '-c')).toEqual({ status: 1, output: `${await readScore(exampleMail)}/5.0\n` })
    expect(await spamc(wanted, '-c')).toEqual({ status: 0, output: `${await readScore(wanted)}/5.0\n` })
  })

  test('-y: the rules; -R: the report, -r: that of spam alone; -K: that it is there', async () => {
    expect((await spamc(exampleMail, '-y')).output).toMatch(/^(?:[A-Z\d_]+,)*LINK_IMITATION,[A-Z\d_,]+\n?$/)
    expect((await spamc(exampleMail, '-R')).output).toMatch(/^[\d.]+\/5\.0\n[^]*LINK_IMITATION/)
    expect((await spamc(exampleMail, '-r')).output).toMatch(/^Content analysis: [^]*LINK_IMITATION/)
    expect((await spamc(wanted, '-r')).output).toBe('')
    expect((await spamc('', '-K')).output).toBe('SPAMD/1.5 0\n')
  })

  test('alone: the mail, marked; with --headers the same; with -E its status says so', async () => {
    const { status, output } = await spamc(exampleMail)
    expect(status).toBe(0)
    expect(output).toMatch(/^X-Spam-Checker-Version: Mainstay [^]*\nX-Spam-Flag: YES\n/)
    expect(output.endsWith(exampleMail)).toBe(true)
    expect((await spamc(exampleMail, '--headers')).output).toBe(output)
    expect(await spamc(exampleMail, '-E')).toEqual({ status: 1, output })
    expect((await spamc(wanted, '-E')).status).toBe(0)
  })

  test('-L: fails, as where spamd does not learn', async () => {
    expect(await spamc(exampleMail, '-L', 'spam')).toEqual({ status: 74, output: '' })
  })
})

describe.skipIf(spamdMissing)(`beside a real spamd${spamdMissing ? ` (skipped: ${spamdMissing})` : ''}`, () => {
  let spamd: PrivateSpamd
  beforeAll(async () => {
    spamd = await startPrivateSpamd(['--cf=report_safe 0'])
  })
  afterAll(() => spamd.stop())

  const spam = `Return-Path: <ann@site.example>\nX-Spam-Status: No\n${wanted}XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X\n`
  const requests = ['1.0', '1.1', '1.2', '1.3', '1.4', '1.5'].flatMap((version) =>
    ['CHECK', 'SYMBOLS', 'REPORT', 'REPORT_IFSPAM', 'PROCESS', 'HEADERS', 'PING', 'SKIP'].map(
      (command) => [command, version] as const,
    ),
  )

  /** Without what depends on rules: points, lengths, names, the lines of a report and folds of a header. */
  function toShape(answer: string): string {
    return answer
      .replace(/length: \d+/, 'length: N')
      .replace(/-?\d+\.\d \/ 5\.0/, 'P / 5.0')
      .replaceAll(/\r?\n\t+(?!\*)/g, ' ')
      .replace(/Checker-Version: [^\r\n]*/, 'Checker-Version: V')
      .replace(/Level: \**/, 'Level: STARS')
      .replace(/score=\S+ required=5\.0 tests=[^=]+ autolearn=.+ version=\S+/, 'STATUS')
      .replace(/(X-Spam-Report: \r?\n)(?:\t\*[^\n]*\n)+/, '$1LINES\n')
      .replace(/(\r\n\r\n)(?:[A-Z\d_]+,)+[A-Z\d_]+/, '$1NAMES')
      .replace(/(\r\n\r\n)(?:Spam detection|Content analysis)[^]*/, '$1REPORT')
  }

  test.each(requests)('%s of %s has the same shape for spam and for wanted mail', async (command, version) => {
    for (const mail of [spam, wanted, spam.replaceAll('\n', '\r\n'), `${wanted}\r\n`]) {
      const request =
        command === 'PING' || command === 'SKIP'
          ? `${command} SPAMC/${version}\r\n\r\n`
          : writeRequest(command, mail, version)
      const [ours, theirs] = await Promise.all([converse(shared.port, request), converse(spamd.port, request)])
      expect(toShape(ours)).toBe(toShape(theirs))
    }
  })

  test.each(['0x10', '1e3', '-5', '9'.repeat(29), '11000000'])(
    'a Content-length of %s is refused by both with 76',
    async (length) => {
      const request = `CHECK SPAMC/1.5\r\nContent-length: ${length}\r\n\r\n${wanted}`
      for (const port of [shared.port, spamd.port])
        expect(await converse(port, request)).toMatch(/^SPAMD\/1\.0 76 Bad header line: [^\r]+\r\n$/)
    },
  )
})
