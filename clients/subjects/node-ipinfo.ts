import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

/** IPinfo's own client: the calls that it has, held against what they should bring. */
const subject: Subject = {
  spec: 'G13',
  packages: ['node-ipinfo@4.4.0'],
  original: 'the same records, with host names',
  run,
}

export default subject

async function run({ folder, baseUrl }: Place): Promise<readonly Trial[]> {
  const { IPinfoWrapper } = createLoader(folder)('node-ipinfo')
  const client = new IPinfoWrapper('a-token-of-the-original', undefined, 5000, undefined, `${baseUrl}/geo`)
  const many = Array.from({ length: 1_500 }, (_, index) => `8.8.${index >> 8}.${index & 255}`)
  return [
    await tryCall('lookupIp 133.11.0.1', async () => (await client.lookupIp('133.11.0.1')).countryCode, 'JP'),
    await tryCall('lookupIp 2001:200::1', async () => (await client.lookupIp('2001:200::1')).countryCode, 'JP'),
    await tryCall('lookupIp 10.0.0.1', async () => (await client.lookupIp('10.0.0.1')).bogon, true),
    await tryCall(
      'getBatch of two',
      async () => (await client.getBatch(['133.11.0.1', '8.8.8.8']))['8.8.8.8'].country,
      'United States',
    ),
    await tryCall(
      'getBatch with a field',
      async () => (await client.getBatch(['133.11.0.1/country']))['133.11.0.1/country'],
      'JP',
    ),
    await tryCall('getBatch of 1,500', async () => Object.keys(await client.getBatch(many)).length, 1_500),
  ]
}
