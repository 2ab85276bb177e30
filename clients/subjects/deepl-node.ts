import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** The official client, with the models of English and Japanese that come along. */
const subject: Subject = {
  spec: 'G6',
  packages: ['deepl-node@1.28.0'],
  settings: { TRANSLATION_ENGINE: 'embedded' },
  original: 'thirty languages and more, better translations, PDF, glossaries of version 3',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const deepl = createLoader(folder)('deepl-node')
  const open = (secret: string) => new deepl.Translator(secret, { serverUrl: `${baseUrl}/translate`, maxRetries: 0 })
  const client = open(key)
  return [
    ...(await tryTexts(client)),
    ...(await tryListings(client)),
    ...(await tryGlossaryAndDocument(client, deepl, folder)),
    ...(await tryFailures(client, open)),
  ]
}

async function tryTexts(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'translateText',
      async () => {
        const { text, detectedSourceLang, billedCharacters } = await client.translateText(
          'Where is the station?',
          'en',
          'ja',
        )
        return [text, detectedSourceLang, billedCharacters]
      },
      ['駅はどこですか。', 'en', 21],
    ),
    await tryCall(
      'translateText of two, the language found out',
      async () => {
        const found = await client.translateText(['駅はどこですか。', 'これは私の本です。'], null, 'en-US')
        return found.map(({ detectedSourceLang }: { detectedSourceLang: string }) => detectedSourceLang)
      },
      ['ja', 'ja'],
    ),
    await tryCall(
      'translateText, HTML',
      async () => {
        const html = '<p>Where is the <b>station</b>?</p>'
        const { text } = await client.translateText(html, 'en', 'ja', { tagHandling: 'html' })
        return [text.startsWith('<p>'), text.endsWith('</p>'), text.includes('駅')]
      },
      [true, true, true],
    ),
  ]
}

async function tryListings(client: Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall('getUsage', async () => typeof (await client.getUsage()).character.count, 'number'),
    await tryCall(
      'getSourceLanguages',
      async () => (await client.getSourceLanguages()).map(({ code }: { code: string }) => code),
      ['en', 'ja'],
    ),
    await tryCall(
      'getTargetLanguages',
      async () => (await client.getTargetLanguages()).map(({ code }: { code: string }) => code),
      ['en-GB', 'en-US', 'ja'],
    ),
  ]
}

async function tryGlossaryAndDocument(
  client: Loaded,
  { GlossaryEntries }: Loaded,
  folder: string,
): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'a glossary: made, used, read, deleted',
      async () => {
        const entries = new GlossaryEntries({ entries: { station: 'ステーション' } })
        const made = await client.createGlossary('Places', 'en', 'ja', entries)
        const { text } = await client.translateText('Where is the station?', 'en', 'ja', { glossary: made })
        const kept = (await client.getGlossaryEntries(made)).entries()
        await client.deleteGlossary(made)
        return [text.includes('ステーション'), kept, await readFailure(() => client.getGlossary(made), 'name')]
      },
      [true, { station: 'ステーション' }, ['Error']],
    ),
    await tryCall(
      'translateDocument',
      async () => {
        const [from, to] = [join(folder, 'question.txt'), join(folder, 'question.ja.txt')]
        writeFileSync(from, 'Where is the station?\n')
        rmSync(to, { force: true })
        const { status } = await client.translateDocument(from, to, 'en', 'ja')
        return [status, readFileSync(to, 'utf8')]
      },
      ['done', '駅はどこですか。\n'],
    ),
  ]
}

async function tryFailures(client: Loaded, open: (secret: string) => Loaded): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'a wrong key',
      async () =>
        open('nobody')
          .translateText('x', 'en', 'ja')
          .catch((error: Error) => error.constructor.name),
      'AuthorizationError',
    ),
    await tryCall(
      'a language that is none',
      async () => client.translateText('x', 'en', '42').catch((error: Error) => error.constructor.name),
      'DeepLError',
    ),
  ]
}
