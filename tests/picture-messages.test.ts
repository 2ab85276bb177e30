/** Pictures sent to the chat: the built-in assistant has them looked at by image analysis. */
import { expect, test } from 'vitest'
import chatCompletions from '../src/interfaces/chat-completions/index.ts'
import { openTestApp } from '../src/kernel/testing/open-test-app.ts'
import { drawMeadow } from '../src/interfaces/image-analysis/testing/draw-meadow.ts'
import imageAnalysis from '../src/interfaces/image-analysis/index.ts'

const key = 'the-key-of-this-test'

async function say(content: unknown): Promise<string> {
  const app = await openTestApp([imageAnalysis, chatCompletions], { MAINSTAY_DEV_KEY: key })
  const response = await app.server.inject({
    method: 'POST',
    url: '/chat/v1/chat/completions',
    headers: { authorization: `Bearer ${key}` },
    payload: { model: 'mainstay-builtin', messages: [{ role: 'user', content }] },
  })
  return response.json().choices[0].message.content
}

const toPart = (picture: Buffer) => ({
  type: 'image_url',
  image_url: { url: `data:image/jpeg;base64,${picture.toString('base64')}` },
})

test('a picture in a message is described', async () => {
  const meadow = toPart(await drawMeadow())
  expect(await say([{ type: 'text', text: 'What is in this picture?' }, meadow])).toMatch(
    /^The picture shows a grassy field under a blue sky\. I see: .*grass.*\. Its main colours: /,
  )
  expect(await say([{ type: 'text', text: 'この画像には何が写っていますか?' }, meadow])).toMatch(
    /^画像の内容\(英語\): a grassy field under a blue sky。見えるもの: /,
  )
  expect(await say([meadow, meadow])).toMatch(/^1\. The picture shows a grassy field[^\n]*\n2\. The picture shows/)
})

test('what the assistant can work out itself it still does', async () => {
  const meadow = toPart(await drawMeadow())
  expect(await say([{ type: 'text', text: 'What is 12 * 12?' }, meadow])).toContain('144')
})

test('what is no picture, or lies elsewhere, is said so', async () => {
  const broken = toPart(Buffer.from('no picture'))
  expect(await say([broken])).toMatch(/^These bytes are no picture/)
  expect(await say([{ type: 'image_url', image_url: { url: 'http://127.0.0.1:1/a.png' } }])).toMatch(
    /^Pictures are not fetched/,
  )
})

test('without a picture it says how to send one', async () => {
  expect(await say('What is in this picture?')).toMatch(/^Send a picture with your message/)
})
