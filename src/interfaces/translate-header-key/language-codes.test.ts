/** Every pair of Mozilla's registry by the codes of this wire; "hello world" comes back telling which model it went through. */
import * as deepl from 'deepl-node'
import { expect, test } from 'vitest'
import { makeReleasedModels } from '../../capabilities/translation/testing/make-released-models.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

async function openClient() {
  const { origin, makeKey } = await openTranslateApp({ MAINSTAY_DATA: await makeReleasedModels() })
  const options = { serverUrl: `${origin}/translate`, maxRetries: 0, minTimeout: 60_000 }
  const client = new deepl.Translator(await makeKey('paid'), options)
  return {
    client,
    translate: async (source: string, target: string) => {
      const from = source.toLowerCase() as deepl.SourceLanguageCode
      return client.translateText('hello world', from, target.toLowerCase() as deepl.TargetLanguageCode)
    },
  }
}

const pairs = [
  ['AR', 'EN-US', 'hello fromar'],
  ['AZ', 'EN-US', 'hello fromaz'],
  ['BE', 'EN-US', 'hello frombe'],
  ['BG', 'EN-US', 'hello frombg'],
  ['BN', 'EN-US', 'hello frombn'],
  ['BS', 'EN-US', 'hello frombs'],
  ['CA', 'EN-US', 'hello fromca'],
  ['CS', 'EN-US', 'hello fromcs'],
  ['DA', 'EN-US', 'hello fromda'],
  ['DE', 'EN-US', 'hello fromde'],
  ['EL', 'EN-US', 'hello fromel'],
  ['ES', 'EN-US', 'hello fromes'],
  ['ET', 'EN-US', 'hello fromet'],
  ['FA', 'EN-US', 'hello fromfa'],
  ['FI', 'EN-US', 'hello fromfi'],
  ['FR', 'EN-US', 'hello fromfr'],
  ['GU', 'EN-US', 'hello fromgu'],
  ['HE', 'EN-US', 'hello fromhe'],
  ['HI', 'EN-US', 'hello fromhi'],
  ['HR', 'EN-US', 'hello fromhr'],
  ['HU', 'EN-US', 'hello fromhu'],
  ['ID', 'EN-US', 'hello fromid'],
  ['IS', 'EN-US', 'hello fromis'],
  ['IT', 'EN-US', 'hello fromit'],
  ['JA', 'EN-US', 'hello fromja'],
  ['KN', 'EN-US', 'hello fromkn'],
  ['KO', 'EN-US', 'hello fromko'],
  ['LT', 'EN-US', 'hello fromlt'],
  ['LV', 'EN-US', 'hello fromlv'],
  ['ML', 'EN-US', 'hello fromml'],
  ['MS', 'EN-US', 'hello fromms'],
  ['NB', 'EN-US', 'hello fromnb'],
  ['NL', 'EN-US', 'hello fromnl'],
  ['NN', 'EN-US', 'hello fromnn'],
  ['PL', 'EN-US', 'hello frompl'],
  ['PT', 'EN-US', 'hello frompt'],
  ['RO', 'EN-US', 'hello fromro'],
  ['RU', 'EN-US', 'hello fromru'],
  ['SK', 'EN-US', 'hello fromsk'],
  ['SL', 'EN-US', 'hello fromsl'],
  ['SQ', 'EN-US', 'hello fromsq'],
  ['SR', 'EN-US', 'hello fromsr'],
  ['SV', 'EN-US', 'hello fromsv'],
  ['TE', 'EN-US', 'hello fromte'],
  ['TR', 'EN-US', 'hello fromtr'],
  ['UK', 'EN-US', 'hello fromuk'],
  ['VI', 'EN-US', 'hello fromvi'],
  ['ZH', 'EN-US', 'hello fromzhhans'],
  ['EN', 'AR', 'intoar world'],
  ['EN', 'AZ', 'intoaz world'],
  ['EN', 'BG', 'intobg world'],
  ['EN', 'BN', 'intobn world'],
  ['EN', 'CA', 'intoca world'],
  ['EN', 'CS', 'intocs world'],
  ['EN', 'DA', 'intoda world'],
  ['EN', 'DE', 'intode world'],
  ['EN', 'EL', 'intoel world'],
  ['EN', 'ES', 'intoes world'],
  ['EN', 'ET', 'intoet world'],
  ['EN', 'FA', 'intofa world'],
  ['EN', 'FI', 'intofi world'],
  ['EN', 'FR', 'intofr world'],
  ['EN', 'GU', 'intogu world'],
  ['EN', 'HE', 'intohe world'],
  ['EN', 'HI', 'intohi world'],
  ['EN', 'HR', 'intohr world'],
  ['EN', 'HU', 'intohu world'],
  ['EN', 'ID', 'intoid world'],
  ['EN', 'IS', 'intois world'],
  ['EN', 'IT', 'intoit world'],
  ['EN', 'JA', 'intoja world'],
  ['EN', 'KN', 'intokn world'],
  ['EN', 'KO', 'intoko world'],
  ['EN', 'LT', 'intolt world'],
  ['EN', 'LV', 'intolv world'],
  ['EN', 'ML', 'intoml world'],
  ['EN', 'MS', 'intoms world'],
  ['EN', 'NL', 'intonl world'],
  ['EN', 'PL', 'intopl world'],
  ['EN', 'PT-BR', 'intopt world'],
  ['EN', 'RO', 'intoro world'],
  ['EN', 'RU', 'intoru world'],
  ['EN', 'SK', 'intosk world'],
  ['EN', 'SL', 'intosl world'],
  ['EN', 'SV', 'intosv world'],
  ['EN', 'TA', 'intota world'],
  ['EN', 'TE', 'intote world'],
  ['EN', 'TR', 'intotr world'],
  ['EN', 'UK', 'intouk world'],
  ['EN', 'ZH-HANS', 'intozhhans world'],
] as const

test('all 90 pairs are translated, each by its model', async () => {
  const { translate } = await openClient()
  expect(pairs).toHaveLength(90)
  for (const [source, target, text] of pairs) {
    const translated = await translate(source, target)
    expect([source, target, translated.text, translated.detectedSourceLang]).toEqual([
      source,
      target,
      text,
      source.toLowerCase(),
    ])
  }
})

test.each([
  ['ZH', 'EN-GB', 'hello fromzhhans', 'zh'],
  ['ZH-HANS', 'EN-US', 'hello fromzhhans', 'zh'],
  ['zh-cn', 'en-us', 'hello fromzhhans', 'zh'],
  ['EN-US', 'ZH', 'intozhhans world', 'en'],
  ['EN', 'PT-PT', 'intopt world', 'en'],
  ['EN', 'ES-419', 'intoes world', 'en'],
  ['EN', 'IW', 'intohe world', 'en'],
  ['NO', 'EN-US', 'hello fromnb', 'nb'],
  ['PRS', 'EN-US', 'hello fromfa', 'prs'],
  ['JA', 'KO', 'intoko fromja', 'ja'],
  ['NB', 'ZH-HANS', 'intozhhans fromnb', 'nb'],
  ['SQ', 'TA', 'intota fromsq', 'sq'],
  ['ZH', 'PT-BR', 'intopt fromzhhans', 'zh'],
])('%s into %s goes through the models that are there', async (source, target, text, detectedSourceLang) => {
  const { translate } = await openClient()
  expect(await translate(source, target)).toMatchObject({ text, detectedSourceLang })
})

test.each([
  ['EN', 'ZH-HANT', 'from en into zh-Hant'],
  ['EN', 'NB', 'from en into nb'],
  ['EN', 'TL', 'from en into fil'],
  ['SR-LATN', 'EN-US', 'from sr-Latn into en-US'],
])('%s into %s is refused: another script or language is not meant', async (source, target, pair) => {
  const { translate } = await openClient()
  await expect(translate(source, target)).rejects.toThrow(`Nothing here translates ${pair}; `)
})

test('languages are listed by the codes that they can be asked for by', async () => {
  const { client } = await openClient()
  const codesOf = (languages: readonly deepl.Language[]) => languages.map(({ code }) => code).join(' ')
  expect(codesOf(await client.getSourceLanguages())).toBe(
    'ar az be bg bn bs ca cs da de el en es et fa fi fr gu he hi hr hu id is it ja kn ko lt lv ml ms nb nl nn pl pt ro ru sk sl sq sr sv te tr uk vi zh',
  )
  expect(codesOf(await client.getTargetLanguages())).toBe(
    'ar az bg bn ca cs da de el en-GB en-US es et fa fi fr gu he hi hr hu id is it ja kn ko lt lv ml ms nl pl pt-BR pt-PT ro ru sk sl sv ta te tr uk zh zh-HANS',
  )
})
