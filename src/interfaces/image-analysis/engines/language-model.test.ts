import sharp from 'sharp'
import { expect, test } from 'vitest'
import { answerChat } from '../../../capabilities/language-model/testing/answer-chat.ts'
import { openCapabilitiesOverFake } from '../../../capabilities/language-model/testing/open-capabilities-over-fake.ts'
import { type Fault, startFakeOpenai } from '../../../capabilities/language-model/testing/start-fake-openai.ts'
import { openTestApp } from '../../../kernel/testing/open-test-app.ts'
import imageAnalysis from '../index.ts'
import type { Feature } from '../port.ts'
import { defaultSettings } from '../testing/test-settings.ts'
import { drawMeadow } from '../testing/draw-meadow.ts'
import { describeImageAnalyzer } from './conformance.ts'
import createEngine from './language-model.ts'

async function openOn(answer: Fault) {
  const { fake, platform, capabilities } = await openCapabilitiesOverFake(answer)
  return { engine: createEngine({ ...platform, settings: defaultSettings(), capabilities }), fake }
}

const meadow = {
  caption: 'A meadow under the sky',
  confidence: 0.8,
  tags: [
    { name: 'Grass', confidence: 0.7 },
    { name: 'sky', confidence: 0.9 },
    { name: 'ghost', confidence: 7 },
  ],
  category: 'outdoor_grass',
}

const sayMeadow: Fault = (response) => answerChat(response, JSON.stringify(meadow))

describeImageAnalyzer('language-model', async () => (await openOn(sayMeadow)).engine)

const ask = (features: readonly Feature[]) => ({ features: new Set(features), maxCaptions: 1 })

test('the model is shown the picture and its answer is told in the words of the port', async () => {
  const { engine, fake } = await openOn(sayMeadow)
  const { tags, captions, categories, imageType } = await engine.analyze(
    await drawMeadow(),
    ask(['description', 'categories', 'image-type']),
  )
  expect(captions).toEqual([{ text: 'A meadow under the sky', confidence: 0.8 }])
  expect(tags).toEqual([
    { name: 'sky', confidence: 0.9 },
    { name: 'grass', confidence: 0.7 },
    { name: 'ghost', confidence: 0 },
  ])
  expect(categories).toEqual([{ name: 'outdoor_grass', score: 0.8 }])
  expect(imageType).toEqual({ clipArt: 0, isLineDrawing: false })
  const [, base64 = ''] = /"data:image\/jpeg;base64,([^"]+)"/.exec(fake.requests[0]?.text ?? '') ?? []
  const shown = await sharp(Buffer.from(base64, 'base64')).metadata()
  expect([shown.width, shown.height, shown.format]).toEqual([640, 480, 'jpeg'])
})

test('colours alone are measured, without asking anybody', async () => {
  const { engine, fake } = await openOn(sayMeadow)
  const { color } = await engine.analyze(await drawMeadow(), ask(['color']))
  expect(color?.dominant).toEqual(expect.arrayContaining(['Green', 'Blue']))
  expect(fake.requests).toEqual([])
})

test.each([
  'I see a meadow.',
  '{}',
  JSON.stringify({ ...meadow, category: 'outdoor_meadow' }),
  JSON.stringify({ ...meadow, caption: ' ' }),
  JSON.stringify({ ...meadow, tags: 'sky' }),
])('an answer that is no description is a failure of the engine: %s', async (answer) => {
  const { engine } = await openOn((response) => answerChat(response, answer))
  await expect(engine.analyze(await drawMeadow(), ask(['tags']))).rejects.toMatchObject({
    status: 502,
    message: 'The chat model did not describe the picture; choose one that sees pictures and keeps to a JSON schema.',
  })
})

test('a server that sees pictures captions them where the settings say so, through the front door', async () => {
  const fake = await startFakeOpenai()
  fake.faults.push(sayMeadow)
  const { server } = await openTestApp([imageAnalysis], {
    MAINSTAY_DEV_KEY: 'the-key-of-this-test',
    CHAT_ENGINE: 'upstream',
    CHAT_UPSTREAM_URL: fake.url,
    CHAT_UPSTREAM_RETRIES: '0',
    IMAGE_ANALYSIS_ENGINE: 'language-model',
  })
  const answer = await server.inject({
    method: 'POST',
    url: '/vision/vision/v1.0/analyze?visualFeatures=Description',
    headers: { 'ocp-apim-subscription-key': 'the-key-of-this-test', 'content-type': 'application/octet-stream' },
    payload: await drawMeadow(),
  })
  expect([answer.statusCode, answer.headers['x-mainstay-engine']]).toEqual([200, 'language-model'])
  expect(answer.json().description.captions).toEqual([{ text: 'A meadow under the sky', confidence: 0.8 }])
  expect(fake.requests[0]?.text).toContain('data:image/jpeg;base64,')
})
