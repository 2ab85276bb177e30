import { once } from 'node:events'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openSpamcPort } from './testing/open-spamc-port.ts'

describe('who sends slowly, or much', () => {
  async function open(settings: Readonly<Record<string, string>>) {
    const opened = await openSpamcPort(settings)
    onTestFinished(opened.dispose)
    return opened
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
      expect(await answered).toBe('SPAMD/1.0 79 Timeout: The request was not over within 0.1 s.\r\n')
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
      'SPAMD/1.0 75 Temporary Failure: All requests under way hold too much; try again in a while.\r\n',
    )
    await expect.poll(bytesHeld).toBe(0)
    whole.socket.end()
    expect(await whole.answered).toMatch(/^SPAMD\/1\.1 0 EX_OK\r\n/)
  })

  test('while nobody can score, mail servers are told to try again', async () => {
    const settings = { SPAM_SCORE_ENGINE: 'spamd', SPAM_SCORE_SPAMD_SERVERS: '127.0.0.1:1' }
    const { port: place } = await open(settings)
    const { socket, answered } = await withhold(place, 'CHECK SPAMC/1.5\r\n\r\nSubject: x\n\nx')
    socket.end()
    expect(await answered).toMatch(/^SPAMD\/1\.0 75 Temporary Failure: /)
  })

  test('one mail that is too much for all is refused', async () => {
    const { port: place } = await open({ MAINSTAY_MAX_BODY_BYTES_IN_FLIGHT: String(1024 * 1024) })
    const { answered } = await withhold(place, `CHECK SPAMC/1.5\r\n\r\n${'x'.repeat(1024 * 1024)}`)
    expect(await answered).toMatch(/^SPAMD\/1\.0 75 Temporary Failure: /)
  })

  // More than the buffers of a system's connections hold.
  test('a marked mail counts until its caller has taken it', async () => {
    const { app, port: place } = await open({ MAINSTAY_MAX_BODY_BYTES: '40000000' })
    const mail = `Subject: long\n\n${'y'.repeat(30_000_000)}`
    const socket = connect({ host: '127.0.0.1', port: place })
    socket.pause().write(`PROCESS SPAMC/1.5\r\nContent-length: ${mail.length}\r\n\r\n${mail}`)
    const bytesHeld = async () =>
      Number(/^mainstay_body_bytes (\d+)$/m.exec((await app.server.inject('/metrics')).body)?.[1])
    await once(socket, 'readable')
    expect(await bytesHeld()).toBeGreaterThan(30_000_000)
    const answered = readText(socket)
    await expect.poll(bytesHeld).toBe(0)
    expect((await answered).length).toBeGreaterThan(30_000_000)
  })
})
