/** Every pair of Mozilla's registry by the codes of this wire; "hello world" comes back telling which model it went through. */
import { v2 } from '@google-cloud/translate'
import { expect, test, vi } from 'vitest'
import { makeReleasedModels } from '../../capabilities/translation/testing/make-released-models.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

async function openClient() {
  const { origin, key } = await openTranslateApp({ MAINSTAY_DATA: await makeReleasedModels() })
  vi.stubEnv('GOOGLE_CLOUD_TRANSLATE_ENDPOINT', `${origin}/translate2/language/translate/v2`)
  const client = new v2.Translate({ key, autoRetry: false })
  return {
    client,
    translate: async (from: string, to: string) => (await client.translate('hello world', { from, to }))[0],
  }
}

const pairs = [
  ['ar', 'en', 'hello fromar'],
  ['az', 'en', 'hello fromaz'],
  ['be', 'en', 'hello frombe'],
  ['bg', 'en', 'hello frombg'],
  ['bn', 'en', 'hello frombn'],
  ['bs', 'en', 'hello frombs'],
  ['ca', 'en', 'hello fromca'],
  ['cs', 'en', 'hello fromcs'],
  ['da', 'en', 'hello fromda'],
  ['de', 'en', 'hello fromde'],
  ['el', 'en', 'hello fromel'],
  ['es', 'en', 'hello fromes'],
  ['et', 'en', 'hello fromet'],
  ['fa', 'en', 'hello fromfa'],
  ['fi', 'en', 'hello fromfi'],
  ['fr', 'en', 'hello fromfr'],
  ['gu', 'en', 'hello fromgu'],
  ['iw', 'en', 'hello fromhe'],
  ['hi', 'en', 'hello fromhi'],
  ['hr', 'en', 'hello fromhr'],
  ['hu', 'en', 'hello fromhu'],
  ['id', 'en', 'hello fromid'],
  ['is', 'en', 'hello fromis'],
  ['it', 'en', 'hello fromit'],
  ['ja', 'en', 'hello fromja'],
  ['kn', 'en', 'hello fromkn'],
  ['ko', 'en', 'hello fromko'],
  ['lt', 'en', 'hello fromlt'],
  ['lv', 'en', 'hello fromlv'],
  ['ml', 'en', 'hello fromml'],
  ['ms', 'en', 'hello fromms'],
  ['no', 'en', 'hello fromnb'],
  ['nl', 'en', 'hello fromnl'],
  ['nn', 'en', 'hello fromnn'],
  ['pl', 'en', 'hello frompl'],
  ['pt', 'en', 'hello frompt'],
  ['ro', 'en', 'hello fromro'],
  ['ru', 'en', 'hello fromru'],
  ['sk', 'en', 'hello fromsk'],
  ['sl', 'en', 'hello fromsl'],
  ['sq', 'en', 'hello fromsq'],
  ['sr', 'en', 'hello fromsr'],
  ['sv', 'en', 'hello fromsv'],
  ['te', 'en', 'hello fromte'],
  ['tr', 'en', 'hello fromtr'],
  ['uk', 'en', 'hello fromuk'],
  ['vi', 'en', 'hello fromvi'],
  ['zh-CN', 'en', 'hello fromzhhans'],
  ['en', 'ar', 'intoar world'],
  ['en', 'az', 'intoaz world'],
  ['en', 'bg', 'intobg world'],
  ['en', 'bn', 'intobn world'],
  ['en', 'ca', 'intoca world'],
  ['en', 'cs', 'intocs world'],
  ['en', 'da', 'intoda world'],
  ['en', 'de', 'intode world'],
  ['en', 'el', 'intoel world'],
  ['en', 'es', 'intoes world'],
  ['en', 'et', 'intoet world'],
  ['en', 'fa', 'intofa world'],
  ['en', 'fi', 'intofi world'],
  ['en', 'fr', 'intofr world'],
  ['en', 'gu', 'intogu world'],
  ['en', 'iw', 'intohe world'],
  ['en', 'hi', 'intohi world'],
  ['en', 'hr', 'intohr world'],
  ['en', 'hu', 'intohu world'],
  ['en', 'id', 'intoid world'],
  ['en', 'is', 'intois world'],
  ['en', 'it', 'intoit world'],
  ['en', 'ja', 'intoja world'],
  ['en', 'kn', 'intokn world'],
  ['en', 'ko', 'intoko world'],
  ['en', 'lt', 'intolt world'],
  ['en', 'lv', 'intolv world'],
  ['en', 'ml', 'intoml world'],
  ['en', 'ms', 'intoms world'],
  ['en', 'nl', 'intonl world'],
  ['en', 'pl', 'intopl world'],
  ['en', 'pt', 'intopt world'],
  ['en', 'ro', 'intoro world'],
  ['en', 'ru', 'intoru world'],
  ['en', 'sk', 'intosk world'],
  ['en', 'sl', 'intosl world'],
  ['en', 'sv', 'intosv world'],
  ['en', 'ta', 'intota world'],
  ['en', 'te', 'intote world'],
  ['en', 'tr', 'intotr world'],
  ['en', 'uk', 'intouk world'],
  ['en', 'zh-CN', 'intozhhans world'],
] as const

test('all 90 pairs are translated, each by its model', async () => {
  const { translate } = await openClient()
  expect(pairs).toHaveLength(90)
  for (const [source, target, text] of pairs)
    expect([source, target, await translate(source, target)]).toEqual([source, target, text])
})

test.each([
  ['zh', 'en', 'hello fromzhhans'],
  ['zh-Hans', 'en', 'hello fromzhhans'],
  ['en', 'zh', 'intozhhans world'],
  ['en', 'zh-Hans', 'intozhhans world'],
  ['en', 'he', 'intohe world'],
  ['he', 'en', 'hello fromhe'],
  ['nb', 'en', 'hello fromnb'],
  ['fa-AF', 'en', 'hello fromfa'],
  ['en', 'pt-PT', 'intopt world'],
  ['en-GB', 'pt-BR', 'intopt world'],
  ['ja', 'ko', 'intoko fromja'],
  ['no', 'zh-CN', 'intozhhans fromnb'],
  ['sq', 'ta', 'intota fromsq'],
  ['iw', 'zh-CN', 'intozhhans fromhe'],
])('%s into %s goes through the models that are there', async (source, target, text) => {
  const { translate } = await openClient()
  expect(await translate(source, target)).toBe(text)
})

test.each([
  ['en', 'zh-TW', 'from en into zh-Hant'],
  ['en', 'no', 'from en into nb'],
  ['en', 'tl', 'from en into fil'],
  ['sr-Latn', 'en', 'from sr-Latn into en'],
])('%s into %s is refused: another script or language is not meant', async (source, target, pair) => {
  const { translate } = await openClient()
  await expect(translate(source, target)).rejects.toThrow(`Nothing here translates ${pair}; `)
})

test('languages are listed by the codes that they can be asked for by', async () => {
  const { client } = await openClient()
  const [languages] = await client.getLanguages()
  expect(languages.map(({ code }) => code).join(' ')).toBe(
    'ar az be bg bn bs ca cs da de el en es et fa fi fr gu hi hr hu id is it iw ja kn ko lt lv ml ms nl nn no pl pt ro ru sk sl sq sr sv ta te tr uk vi zh-CN',
  )
})
