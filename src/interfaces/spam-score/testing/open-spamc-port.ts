import { once } from 'node:events'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { makeTestApp } from '../../../kernel/testing/open-test-app.ts'
import spamScore from '../index.ts'

/** A server with a port for spamc. */
export interface SpamcPort {
  readonly port: number
  readonly app: Awaited<ReturnType<typeof makeTestApp>>['app']
  dispose(): Promise<void>
}

export async function openSpamcPort(settings: Readonly<Record<string, string>> = {}): Promise<SpamcPort> {
  const { app, dispose } = await makeTestApp([spamScore], { SPAM_SCORE_SPAMC_PORT: '0', ...settings })
  const port = (await app.startListeners()).get('spam-score.spamc') ?? 0
  return { port, app, dispose }
}

/** What comes back for these bytes, one for each character, whether they end or the sender waits for an answer. */
export async function converse(port: number, request: string, { ends = true } = {}): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port })
  await once(socket, 'connect')
  if (ends) socket.end(request, 'latin1')
  else socket.write(request, 'latin1')
  return (await buffer(socket)).toString('latin1')
}

/** A request with a mail as spamc writes it, the mail's length stated from version 1.1 on. */
export function writeRequest(command: string, mail: string, version = '1.5'): string {
  const length = version === '1.0' ? '' : `User: nobody\r\nContent-length: ${mail.length}\r\n\r\n`
  return `${command} SPAMC/${version}\r\n${length}${mail}`
}
