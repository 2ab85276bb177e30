import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPlatform } from '../../../kernel/assembly/app/open-platform.ts'
import { AllSettings } from '../../../kernel/foundation/config/all-settings.ts'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import imageAnalysis from '../index.ts'
import type { Analysis, Feature, ImageAnalyzer } from '../port.ts'
import type { Settings } from '../settings.ts'
import { migrations } from '../storage/migrations.ts'
import { addEntry } from '../storage/gallery.ts'
import { drawnPictures } from '../testing/drawn-pictures.ts'
import { defaultSettings } from '../testing/test-settings.ts'
import { describeImageAnalyzer } from './conformance.ts'
import createEngine from './embedded.ts'
import { openDetector } from './embedded/detection/open-detector.ts'
import { embedPicture } from './embedded/gallery/embed-picture.ts'
import { openPictures } from './embedded/picture/open-pictures.ts'

async function openContext(changed: Partial<Settings> = {}) {
  const platform = await openTestPlatform(await createSqliteDatabase(), { migrations: [migrations] })
  return { ...platform, settings: defaultSettings(changed) }
}

async function open(changed: Partial<Settings>): Promise<ImageAnalyzer> {
  const engine = createEngine(await openContext(changed))
  onTestFinished(async () => engine[Symbol.asyncDispose]?.())
  return engine
}

/** For what enrols nothing: its models are loaded once. */
let shared: ImageAnalyzer
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'mainstay-test-'))
  const log = createLogger('silent')
  const settings = new AllSettings({ MAINSTAY_DATA: dataFolder })
  const opened = await openPlatform({ settings, interfaces: [imageAnalysis], log })
  shared = createEngine({ ...opened.platform, settings: defaultSettings() })
  return async () => {
    await shared[Symbol.asyncDispose]?.()
    await opened[Symbol.asyncDispose]()
    await rm(dataFolder, { recursive: true, force: true })
  }
})

describeImageAnalyzer('embedded', async () => shared)

/** Five faces side by side, which the package that finds them brings along as a picture of itself. */
const facesFile = fileURLToPath(
  new URL('../assets/screenshot-facedetect.jpg', import.meta.resolve('@vladmandic/human')),
)

const ask = (engine: ImageAnalyzer, picture: Buffer, features: readonly Feature[]): Promise<Analysis> =>
  engine.analyze(picture, { features: new Set(features), maxCaptions: 1 })

describe('faces', () => {
  test('are found with age, gender, smile and the way they look', async () => {
    const {
      faces = [],
      captions,
      tags,
      categories,
    } = await ask(shared, await readFile(facesFile), ['faces', 'description', 'categories'])
    expect(faces.length).toBeGreaterThanOrEqual(5)
    for (const { age = 0, box, confidence } of faces) {
      expect(age).toBeGreaterThan(15)
      expect(age).toBeLessThan(60)
      expect(box.width).toBeGreaterThan(60)
      expect(confidence).toBeGreaterThan(0.6)
    }
    expect(faces.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(3)
    expect(faces.filter(({ smile = 0 }) => smile > 0.6).length).toBeGreaterThanOrEqual(2)
    expect(faces.every(({ headPose }) => Math.abs(headPose?.yaw ?? 90) < 45)).toBe(true)
    expect(captions?.[0]?.text).toMatch(/^a group of people/)
    expect(tags?.map(({ name }) => name)).toEqual(expect.arrayContaining(['person', 'group']))
    expect(categories?.map(({ name }) => name)).toContain('people_group')
  })

  test('boxes are in pixels of the picture, however large it is', async () => {
    const small = await readFile(facesFile)
    const large = await sharp(small).resize({ width: 2_400 }).jpeg().toBuffer()
    const engine = shared
    const [one, other] = [await ask(engine, small, ['faces']), await ask(engine, large, ['faces'])]
    const left = ({ faces = [] }: Analysis) => Math.min(...faces.map(({ box }) => box.left / 10))
    expect(left(other) / left(one)).toBeGreaterThan(2)
    const widest = Math.max(...(other.faces ?? []).map(({ box }) => box.width))
    expect(widest).toBeGreaterThan(300)
  })

  test('and objects are looked for in each picture anew, however like the one before it is', async () => {
    const engine = shared
    const margin = { top: 400, bottom: 400, left: 400, right: 400, background: '#808080' }
    const faint = sharp(await readFile(facesFile))
      .linear(0.25, 96)
      .extend(margin)
    const { data, info } = await faint.png().toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const plain = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
      .png()
      .toBuffer()
    expect((await ask(engine, data, ['objects'])).objects?.length).toBeGreaterThan(0)
    expect((await ask(engine, plain, ['objects'])).objects).toEqual([])
  })

  test('only what is asked for is looked for', async () => {
    const engine = shared
    const picture = await readFile(facesFile)
    const objects = await ask(engine, picture, ['objects'])
    expect(objects.objects?.map(({ name }) => name)).toContain('person')
    const { categories } = await ask(engine, picture, ['categories'])
    expect(categories?.[0]?.name).toBe('people_group')
    const { faces = [] } = await ask(engine, picture, ['faces'])
    expect(faces.every(({ age }) => age !== undefined)).toBe(true)
  })

  test('a person who was enrolled is known again, and nobody else', async () => {
    const context = await openContext()
    const engine = createEngine(context)
    await using detector = openDetector(context)
    onTestFinished(async () => engine[Symbol.asyncDispose]?.())
    const readPicture = openPictures(context)
    const whole = await readFile(facesFile)
    const { faces = [] } = await ask(engine, whole, ['faces'])
    const [first] = faces.toSorted((a, b) => b.box.left - a.box.left)
    if (!first) throw new Error('no face was found')
    const left = Math.max(0, first.box.left - 40)
    const extent = { left, top: first.box.top - 60, width: 800 - left, height: 270 }
    const portrait = await sharp(whole).extract(extent).modulate({ brightness: 0.9 }).jpeg({ quality: 60 }).toBuffer()
    const embedding = await embedPicture(await readPicture(portrait), 'person', detector)
    await addEntry(context.storage, { kind: 'person', name: 'Grace', embedding })
    const { categories = [] } = await ask(engine, whole, ['categories', 'celebrities'])
    const known = categories.flatMap(({ celebrities = [] }) => celebrities)
    expect(known.map(({ name }) => name)).toEqual(['Grace'])
    expect(known[0]?.box).toEqual(first.box)
  })
})

test('a place that was enrolled is known again from nearly the same view', async () => {
  const context = await openContext()
  const engine = createEngine(context)
  onTestFinished(async () => engine[Symbol.asyncDispose]?.())
  const readPicture = openPictures(context)
  const view = await readFile(facesFile)
  const embedding = await embedPicture(await readPicture(view), 'place', undefined)
  await addEntry(context.storage, { kind: 'place', name: 'The wall of faces', embedding })
  const again = await sharp(view).resize(700).modulate({ brightness: 1.15, saturation: 0.7 }).png().toBuffer()
  const namesOf = ({ categories = [] }: Analysis) =>
    categories.flatMap(({ landmarks = [] }) => landmarks.map(({ name }) => name))
  expect(namesOf(await ask(engine, again, ['categories', 'landmarks']))).toEqual(['The wall of faces'])
  const other = await sharp(view).rotate(180).png().toBuffer()
  expect(namesOf(await ask(engine, other, ['categories', 'landmarks']))).toEqual([])
})

test('drawn scenes and plain faces are not taken for adult content', async () => {
  const engine = shared
  const faces = await ask(engine, await readFile(facesFile), ['adult'])
  const scores = [{ name: 'faces', adult: faces.adult }]
  for (const { name, svg } of drawnPictures)
    scores.push({ name, adult: (await ask(engine, await sharp(Buffer.from(svg)).png().toBuffer(), ['adult'])).adult })
  expect(scores).toHaveLength(21)
  expect(scores.filter(({ adult }) => !adult || adult.adult > 0.2 || adult.racy > 0.2)).toEqual([])
})

describe('words in a picture', () => {
  const tagOf = async (engine: ImageAnalyzer, picture: Buffer) =>
    (await ask(engine, picture, ['tags'])).tags?.find(({ name }) => name === 'text')?.confidence ?? 0

  test('make the tag "text" where they are to be read', async () => {
    const picture = await readFile(facesFile)
    expect(await tagOf(shared, picture)).toBe(0)
    const reading = await open({ IMAGE_ANALYSIS_READ_TEXT: true })
    expect(await tagOf(reading, picture)).toBeGreaterThan(0.7)
    const noise = { mean: 128, sigma: 30, type: 'gaussian' } as const
    const speckled = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888888', noise } })
    expect(await tagOf(reading, await speckled.png().toBuffer())).toBe(0)
  })

  test('are not looked for where nothing that was asked tells of them', async () => {
    const engine = await open({ IMAGE_ANALYSIS_READ_TEXT: true })
    expect(Object.keys(await ask(engine, await readFile(facesFile), ['color']))).toEqual(['metadata', 'color'])
  })
})
