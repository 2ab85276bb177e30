import { once } from 'node:events'
import { promisify } from 'node:util'
import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'
import { openSpamcPort } from './spamc/open-port.ts'
import { spam, wanted } from './spamc/sample-mails.ts'

const { prepare, portOf } = openSpamcPort()

/** It states no length: a mail ends with what it sends. */
const subject: Subject = {
  spec: 'G11',
  packages: ['spamc-stream@1.0.3'],
  original: 'the same answers of spamd, by SpamAssassin’s rules; it learns where that is set',
  prepare,
  run,
}

export default subject

async function run({ folder }: Place): Promise<readonly Trial[]> {
  const Spamc = createLoader(folder)('spamc-stream')
  const client = new Spamc('127.0.0.1', portOf(), 20)
  const ask = async (method: string, mail: string) => {
    const reporter = client[method]()
    const answered = once(reporter, 'report')
    reporter.end(mail)
    const [answer] = await answered
    return answer
  }
  return [
    await tryCall('ping', () => promisify((done) => client.ping(done))(), true),
    await tryCall('check, spam', async () => (await ask('check', spam)).isSpam, true),
    await tryCall('check, a wanted mail', async () => (await ask('check', wanted)).isSpam, false),
    await tryCall('symbols', async () => (await ask('symbols', spam)).matches[0], 'GTUBE'),
    await tryCall('report', async () => (await ask('report', spam)).baseSpamScore, 5),
    await tryCall(
      'process',
      async () => (await ask('process', spam)).message.includes('\r\nX-Spam-Flag: YES\r\n'),
      true,
    ),
    await tryCall('headers', async () => (await ask('headers', spam)).headers.includes('X-Spam-Flag: YES'), true),
    await tryCall('spam', () => readFailure(() => ask('spam', spam), 'message'), [
      'TELL commands are not enabled, set the --allow-tell switch.',
    ]),
  ]
}
