/** Things, people and words as versions 2.0 to 4.0 tell them, of a picture in which there are some. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../kernel/testing/use-test-app.ts'
import imageAnalysis from './index.ts'

const key = 'the-key-of-this-test'
const app = useTestApp([imageAnalysis], { MAINSTAY_DEV_KEY: key })

/** Five persons side by side, which the package that finds them brings along as a picture of itself. */
const source = new URL('../assets/screenshot-facedetect.jpg', import.meta.resolve('@vladmandic/human'))
let people: Buffer
let width = 0
let height = 0
beforeAll(async () => {
  people = await readFile(fileURLToPath(source))
  ;({ width = 0, height = 0 } = await sharp(people).metadata())
})

const post = async (path: string, payload = people) =>
  (
    await app().server.inject({
      method: 'POST',
      url: `/vision${path}`,
      headers: { 'ocp-apim-subscription-key': key },
      payload,
    })
  ).json()

interface WireBox {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

const isWithin = ({ x, y, w, h }: WireBox) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height

test('detect tells persons, each with its place; analyze tells the same', async () => {
  const { objects } = await post('/v3.2/detect')
  const persons = objects.filter(({ object }: { object: string }) => object === 'person')
  expect(persons.length).toBeGreaterThan(0)
  expect(objects.every(({ rectangle }: { rectangle: WireBox }) => isWithin(rectangle))).toBe(true)
  expect((await post('/v2.0/analyze?visualFeatures=Objects')).objects).toEqual(objects)
})

test('4.0 tells people and things apart, and captions of both', async () => {
  const { objects } = await post('/v3.2/detect')
  const { peopleResult, objectsResult, denseCaptionsResult, captionResult } = await post(
    '/computervision/imageanalysis:analyze?api-version=2024-02-01&features=people,objects,denseCaptions,caption',
  )
  expect(objectsResult.values).toEqual(
    objects.map(({ object, confidence, rectangle }: { object: string; confidence: number; rectangle: WireBox }) => ({
      boundingBox: rectangle,
      tags: [{ name: object, confidence }],
    })),
  )
  const persons = objects.filter(({ object }: { object: string }) => object === 'person')
  expect(peopleResult.values).toEqual(
    persons.map(({ confidence, rectangle }: { confidence: number; rectangle: WireBox }) => ({
      boundingBox: rectangle,
      confidence,
    })),
  )
  const [whole, ...things] = denseCaptionsResult.values
  expect(whole).toEqual({ ...captionResult, boundingBox: { x: 0, y: 0, w: width, h: height } })
  expect(things.length).toBe(Math.min(9, objects.length))
  expect(things.map(({ text }: { text: string }) => text)).toContain('a person')
})

test('a caption tells no gender where that is asked for', async () => {
  const { faces } = await post('/v3.2/analyze?visualFeatures=Faces')
  const rectangles: { left: number; top: number }[] = faces.map(
    ({ faceRectangle }: { faceRectangle: object }) => faceRectangle,
  )
  const [face] = rectangles.toSorted((one, other) => other.left - one.left)
  if (!face) throw new Error('no face was found')
  const left = Math.max(0, face.left - 40)
  const extent = { left, top: face.top - 60, width: 800 - left, height: 270 }
  const portrait = await sharp(people).extract(extent).jpeg().toBuffer()
  const captionOf = async (neutral: string) => {
    const query = `api-version=2023-10-01&features=caption&gender-neutral-caption=${neutral}`
    return (await post(`/computervision/imageanalysis:analyze?${query}`, portrait)).captionResult.text
  }
  expect(await captionOf('False')).toMatch(/\b(?:wo)?man\b/)
  expect(await captionOf('true')).toMatch(/\bperson\b/)
  expect(await captionOf('true')).not.toMatch(/\b(?:wo)?man\b/)
})
