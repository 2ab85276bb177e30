import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** The official client's version 2, with the models of English and Japanese that come along. */
const subject: Subject = {
  spec: 'G7',
  packages: ['@google-cloud/translate@10.1.0'],
  settings: { TRANSLATION_ENGINE: 'embedded' },
  original: 'more than a hundred languages, better translations',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  // Its address is a setting of the environment, read when a client is made.
  process.env['GOOGLE_CLOUD_TRANSLATE_ENDPOINT'] = `${baseUrl}/translate2/language/translate/v2`
  const { v2 } = createLoader(folder)('@google-cloud/translate')
  const client = new v2.Translate({ key, autoRetry: false })
  const stranger = new v2.Translate({ key: 'nobody', autoRetry: false })
  return [
    await tryCall(
      'translate, to a language',
      async () => (await client.translate('Where is the station?', 'ja'))[0],
      '駅はどこですか。',
    ),
    await tryCall(
      'translate of two',
      async () => (await client.translate(['駅はどこですか。', '駅はどこですか。'], { from: 'ja', to: 'en' }))[0],
      ['Where is the station?', 'Where is the station?'],
    ),
    await tryCall(
      'translate, HTML',
      async () => (await client.translate('<b>駅はどこですか。</b>', { from: 'ja', to: 'en', format: 'html' }))[0],
      '<b>Where is the station?</b>',
    ),
    await tryCall('detect', async () => (await client.detect('駅はどこですか。'))[0].language, 'ja'),
    await tryCall(
      'detect of two',
      async () =>
        (await client.detect(['駅はどこですか。', 'Where is the station?']))[0].map(
          ({ language }: { language: string }) => language,
        ),
      ['ja', 'en'],
    ),
    await tryCall('getLanguages, named in Japanese', async () => (await client.getLanguages('ja'))[0], [
      { code: 'en', name: '英語' },
      { code: 'ja', name: '日本語' },
    ]),
    await tryCall('a wrong key', () => readFailure(() => stranger.translate('x', 'ja'), 'code'), [400]),
    await tryCall('a language that is none', () => readFailure(() => client.translate('x', '42'), 'code'), [400]),
  ]
}
