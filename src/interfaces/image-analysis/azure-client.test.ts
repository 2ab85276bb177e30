/** The Azure client, unchanged, against the whole server: pictures that the project draws, and what a person would say of them. */
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeTestApp, type TestApp } from '../../kernel/testing/open-test-app.ts'
import { categoryNames } from './domain/categories.ts'
import imageAnalysis from './index.ts'
import { type AzureAnalysis, type AzureClient, createAzureClient } from './testing/azure-client.ts'
import { drawnLights } from './testing/drawn-lights.ts'
import { type DrawnPicture, drawnPictures } from './testing/drawn-pictures.ts'
import { drawnThings } from './testing/drawn-things.ts'

const key = 'the-key-of-this-test'
let served: TestApp
let client: AzureClient
beforeAll(async () => {
  served = await makeTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key })
  const origin = await served.app.server.listen({ host: '127.0.0.1', port: 0 })
  client = createAzureClient(`${origin}/vision/vision/v1.0`, key)
})
afterAll(() => served.dispose())

const allFeatures = ['Categories', 'Tags', 'Description', 'Color', 'ImageType', 'Faces']

function analyze(picture: Buffer, visualFeatures = allFeatures): Promise<AzureAnalysis> {
  return client.analyzeImageInStream(Readable.from([picture]), { visualFeatures })
}

const toJpeg = ({ svg }: DrawnPicture) => sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer()

describe.each([...drawnPictures, ...drawnThings, ...drawnLights].map((picture) => [picture.name, picture] as const))(
  '%s',
  (_name, picture) => {
    test('has its tags, its category and its caption', async () => {
      const { tags = [], categories = [], description, metadata, requestId } = await analyze(await toJpeg(picture))
      const names = tags.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining([...picture.tags]))
      expect(names.filter((name) => picture.notTags.includes(name))).toEqual([])
      expect(categories.map(({ name }) => name)).toContain(picture.category)
      expect(categories.every(({ name }) => categoryNames.some((known) => known === name))).toBe(true)
      expect(description?.captions?.[0]?.text).toMatch(picture.caption)
      expect(description?.tags).toEqual(names)
      expect(metadata).toEqual({ width: 640, height: 480, format: 'Jpeg' })
      expect(requestId).toMatch(/^[\da-f-]{36}$/)
    })
  },
)

test('a wrong key is refused in a way that the client understands', async () => {
  const stranger = createAzureClient(client.baseUri, 'nobody')
  const asked = stranger.analyzeImageInStream(Readable.from([Buffer.from('x')]), {})
  await expect(asked).rejects.toMatchObject({ statusCode: 401, code: 'Unspecified' })
})

test('what is no picture is refused with the code of the wire', async () => {
  await expect(analyze(Buffer.from('no picture'))).rejects.toMatchObject({
    statusCode: 400,
    code: 'InvalidImageFormat',
    message: expect.stringMatching(/JPEG, PNG, GIF/),
  })
})

test('an address is refused unless a setting allows it', async () => {
  await expect(client.analyzeImage('https://example.com/a.jpg', {})).rejects.toMatchObject({
    statusCode: 400,
    code: 'InvalidImageUrl',
  })
})
