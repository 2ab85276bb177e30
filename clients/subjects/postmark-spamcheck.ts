import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'
import { wanted } from './spamc/sample-mails.ts'

/** Its address is fixed in its code: that of the request below it is changed, and nothing else. */
const subject: Subject = {
  spec: 'G11',
  packages: ['postmark-spamcheck@0.1.4'],
  original: 'SpamAssassin’s rules and score for the same mail',
  run,
}

export default subject

interface Info {
  readonly score: string
  readonly scoreDescription: string
  readonly report?: string
}

async function run({ folder, baseUrl }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const request = load('request')
  const post = request.post
  request.post = (options: object, done: unknown) => post({ ...options, url: `${baseUrl}/spam/filter` }, done)
  const client = load('postmark-spamcheck')
  const check = (options: object) => new Promise<Info>((resolve) => client.check(options, resolve))
  const unwanted = wanted
    .replace('Lunch on Friday', 'You WON!!! Claim your prize NOW')
    .replace('noon?', 'http://1.2.3.4/claim now!!!')
  return [
    await tryCall(
      'check, short',
      async () => {
        const { score, scoreDescription, report } = await check({ email: wanted, options: 'short' })
        return [/^-?\d+\.\d$/.test(score), Number(score) < 5, typeof scoreDescription, report]
      },
      [true, true, 'string', undefined],
    ),
    await tryCall(
      'check, long',
      async () => {
        const { report = '' } = await check({ email: wanted, options: 'long' })
        return report.split('\n').some((line) => line.startsWith(' pts rule name '))
      },
      true,
    ),
    await tryCall(
      'check, a mail that is worse',
      async () => {
        const [better, worse] = [await check({ email: wanted }), await check({ email: unwanted })]
        return Number(worse.score) > Number(better.score)
      },
      true,
    ),
    await tryCall(
      'check, 300 kB',
      async () => {
        const email = `${wanted}${'A line of a long mail.\r\n'.repeat(12_500)}`
        return Number.isFinite(Number((await check({ email, options: 'short' })).score))
      },
      true,
    ),
    await tryCall('check, no mail', async () => (await check({ email: '', options: 'short' })).score, undefined),
  ]
}
