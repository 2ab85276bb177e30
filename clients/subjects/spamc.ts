import { promisify } from 'node:util'
import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'
import { openSpamcPort } from './spamc/open-port.ts'
import { spam, wanted } from './spamc/sample-mails.ts'

const { prepare, portOf } = openSpamcPort()

/** It sends a line end beyond the length that it states, keeps its end open, and waits for the other's. */
const subject: Subject = {
  spec: 'G11',
  packages: ['spamc@0.0.5'],
  original: 'the same answers of spamd, by SpamAssassin’s rules; it learns where that is set',
  prepare,
  run,
}

export default subject

async function run({ folder }: Place): Promise<readonly Trial[]> {
  const Spamc = createLoader(folder)('spamc')
  const client = new Spamc('127.0.0.1', portOf(), 20)
  const ask = (method: string, ...values: readonly string[]) =>
    promisify<readonly string[], Answer>((all, done) => client[method](...all, done))(values)
  return [
    await tryCall('ping', () => ask('ping'), true),
    await tryCall('check, spam', async () => (await ask('check', spam)).isSpam, true),
    await tryCall('check, a wanted mail', async () => (await ask('check', wanted)).isSpam, false),
    await tryCall('symbols', async () => (await ask('symbols', spam)).matches?.[0], 'GTUBE'),
    await tryCall('report', async () => (await ask('report', spam)).baseSpamScore, 5),
    await tryCall('reportIfSpam', async () => (await ask('reportIfSpam', wanted)).isSpam, false),
    await tryCall(
      'process',
      async () => {
        const { message = '' } = await ask('process', spam)
        return [message.startsWith('X-Spam-Checker-Version: Mainstay'), message.includes('\r\nX-Spam-Flag: YES\r\n')]
      },
      [true, true],
    ),
    await tryCall('headers', async () => (await ask('headers', spam)).headers?.includes('X-Spam-Flag: YES'), true),
    await tryCall('learn', () => readFailure(() => ask('learn', spam, 'SPAM'), 'message'), [
      'TELL commands are not enabled, set the --allow-tell switch.',
    ]),
  ]
}

interface Answer {
  readonly isSpam?: boolean
  readonly baseSpamScore?: number
  readonly matches?: readonly string[]
  readonly message?: string
  readonly headers?: readonly string[]
}
