/** What the original calls Write, by its own client, and what it has that is not here. */
import * as deepl from 'deepl-node'
import { describe, expect, test } from 'vitest'
import { answerChat } from '../../capabilities/language-model/testing/answer-chat.ts'
import { type Fault, startFakeOpenai } from '../../capabilities/language-model/testing/start-fake-openai.ts'
import { openTranslateApp } from './testing/open-translate-app.ts'

async function openClient(environment?: Readonly<Record<string, string>>) {
  const { origin, makeKey } = await openTranslateApp(environment)
  const options = { serverUrl: `${origin}/translate`, maxRetries: 0, minTimeout: 60_000 }
  return new deepl.DeepLClient(await makeKey('paid'), options)
}

/** A fake of a model server, since no real model can be had here: it answers in this way. */
async function openOn(write: (text: string, tag: string) => string) {
  const fake = await startFakeOpenai()
  const answer: Fault = (response, { messages }) => {
    const [, tag = '', text = ''] = /<(text-\w+)>(.*?)<\/text-/.exec(JSON.stringify(messages?.at(-1))) ?? []
    answerChat(response, write(text, tag))
  }
  fake.faults.push(...Array.from({ length: 4 }, () => answer))
  const environment = { CHAT_ENGINE: 'upstream', CHAT_UPSTREAM_URL: fake.url, CHAT_UPSTREAM_RETRIES: '0' }
  return { client: await openClient(environment), requests: fake.requests }
}

const clumsy = 'I has went to the house yesterday and it were very nice there.'
const better = 'I went to the house yesterday, and it was very nice there.'

test('a chat model writes texts better, in the style that is asked for', async () => {
  const { client, requests } = await openOn((_text, tag) => `Sure:\n<${tag}>${better}</${tag}>`)
  expect(await client.rephraseText(clumsy, 'en-GB', deepl.WritingStyle.PREFER_BUSINESS)).toEqual({
    text: better,
    detectedSourceLang: 'en',
    targetLang: 'en-GB',
  })
  const asked = requests.find(({ path }) => path.endsWith('/chat/completions'))?.text ?? ''
  expect(asked).toContain('in British English (en-GB)')
  expect(asked).toContain('Write in a business style.')
  expect((await client.getUsage()).character?.count).toBe(clumsy.length)
})

test('several texts keep their order, and what holds no words stays', async () => {
  const { client } = await openOn((text, tag) => `<${tag}>${text} Indeed.</${tag}>`)
  const written = await client.rephraseText(['The first one.', '123', 'The second one.'], 'en-US')
  expect(written.map(({ text }) => text)).toEqual(['The first one. Indeed.', '123', 'The second one. Indeed.'])
})

describe('refusals', () => {
  test('without a chat model the answer says how to get one, and costs nothing', async () => {
    const client = await openClient()
    await expect(client.rephraseText(clumsy)).rejects.toThrow('mainstay setup --chat small')
    expect((await client.getUsage()).character?.count).toBe(0)
  })

  test('a text in another language is not translated', async () => {
    const { client } = await openOn(() => better)
    await expect(client.rephraseText('Wo ist bitte der nächste Bahnhof?', 'en-US')).rejects.toThrow(
      'target_lang has to be its language',
    )
  })

  test.each([
    ['talk', 'As an AI language model, I cannot help with that.'],
    ['far too much', 'so '.repeat(500)],
    ['nothing', ''],
  ])('%s is no text', async (_what, answer) => {
    const { client } = await openOn(() => answer)
    await expect(client.rephraseText(clumsy, 'en-US')).rejects.toThrow()
  })

  test('of wrong values they are named', async () => {
    const client = await openClient()
    await expect(client.rephraseText(clumsy, 'en-US', 'poetic')).rejects.toThrow(
      "Value for 'writing_style' not supported; it takes default, academic, business, casual, simple.",
    )
    await expect(client.rephraseText(clumsy, 'en-US', 'simple', 'friendly')).rejects.toThrow('not both')
  })

  test('what the original has and this has not says what to use', async () => {
    const client = await openClient()
    await expect(client.getAllStyleRules()).rejects.toThrow('Style rules are not kept here.')
    await expect(client.listTranslationMemories()).rejects.toThrow('mainstay import translation FILE.tmx')
  })
})
