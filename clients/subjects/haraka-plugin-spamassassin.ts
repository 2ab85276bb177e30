import { PassThrough } from 'node:stream'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'
import { openSpamcPort } from './spamc/open-port.ts'
import { spam, wanted } from './spamc/sample-mails.ts'

const { prepare, portOf } = openSpamcPort()

/** The plugin of the mail server Haraka, which hands it a mail as it came in; what stands here for that server is its transaction alone. */
const subject: Subject = {
  spec: 'G11',
  packages: ['haraka-plugin-spamassassin@1.1.2'],
  original: 'the same headers of spamd, by SpamAssassin’s rules',
  prepare,
  run,
}

export default subject

async function run({ folder }: Place): Promise<readonly Trial[]> {
  const plugin = createLoader(folder)('haraka-plugin-spamassassin')
  const scan = (mail: string) => scanMail(plugin, mail)
  return [
    await tryCall(
      'a spam',
      async () => {
        const { flag, reqd, tests, headers } = await scan(spam)
        return [flag, reqd, tests.split(',').includes('GTUBE'), headers.Flag]
      },
      [true, '5.0', true, 'YES'],
    ),
    await tryCall(
      'a wanted mail',
      async () => {
        const { flag, score, headers } = await scan(wanted)
        return [flag, Number(score) < 5, headers.Status.startsWith('No, score=')]
      },
      [false, true, true],
    ),
    await tryCall('300 kB', async () => (await scan(`${wanted}${'A long line.\r\n'.repeat(22_000)}`)).flag, false),
  ]
}

/** What the plugin finds, as its hook after a mail's data does. */
function scanMail(plugin: Loaded, mail: string): Promise<Loaded> {
  const transaction = {
    mail_from: { address: 'ada@example.org' },
    uuid: '1',
    notes: { spamd_user: 'nobody' },
    results: { add: () => {} },
    message_stream: new PassThrough(),
  }
  plugin.cfg = { main: { spamd_socket: `127.0.0.1:${portOf()}` }, defer: {} }
  const connection = { transaction, relaying: false }
  const headers = plugin.get_spamd_headers(connection, 'nobody')
  return new Promise((resolve, reject) => {
    const lines: string[] = []
    const socket = plugin.get_spamd_socket(reject, connection, headers)
    socket.on('line', (line: string) => lines.push(line.replace(/\r?\n/, '')))
    socket.once('end', () => resolve(plugin.parse_spamassassin(lines.join('\n'))))
    transaction.message_stream.end(mail)
  })
}
