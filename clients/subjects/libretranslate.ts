import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

/** Two clients of LibreTranslate's wire: one sends the key as `apiKey` and asks for the languages first, the other knows many services. */
const subject: Subject = {
  spec: 'G6',
  packages: ['libretranslate@1.0.1', 'translate@3.1.0'],
  settings: { TRANSLATION_ENGINE: 'embedded' },
  original: 'more languages, alternatives',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const apiurl = `${baseUrl}/translate`
  const { translate } = load('libretranslate')
  const { Translate } = await import(load.resolve('translate'))
  const open = (secret: string) => new Translate({ engine: 'libre', url: apiurl, key: secret, from: 'en', to: 'ja' })
  const query = 'Where is the station?'
  return [
    await tryCall(
      'libretranslate: a text',
      () => translate({ query, source: 'en', target: 'ja', apiurl, apiKey: key }),
      '駅はどこですか。',
    ),
    await tryCall(
      'libretranslate: a language found out',
      () => translate({ query: 'これは私の本です。', target: 'en', apiurl, apiKey: key }),
      'This is my book.',
    ),
    await tryCall(
      'libretranslate: HTML',
      () => translate({ query: `<p>${query}</p>`, source: 'en', target: 'ja', format: 'html', apiurl, apiKey: key }),
      '<p>駅はどこですか。</p>',
    ),
    await tryCall('translate: a text', () => open(key)(query), '駅はどこですか。'),
    await tryCall(
      'translate: a wrong key',
      () => open('nobody')('I am a student.').catch((error: Error) => /key/.test(error.message)),
      true,
    ),
  ]
}
