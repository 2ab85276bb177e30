import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../kernel/foundation/observability/logger.ts'
import { createSqliteDatabase } from '../../../kernel/foundation/storage/testing/test-databases.ts'
import { makeTestApp } from '../../../kernel/testing/open-test-app.ts'
import { openTestPlatform } from '../../../kernel/testing/open-test-platform.ts'
import imageAnalysis from '../index.ts'
import type { Feature } from '../port.ts'
import type { Settings } from '../settings.ts'
import { migrations } from '../storage/migrations.ts'
import { makeCaptioner, makeComparer, makeTagger } from '../testing/make-models.ts'
import { defaultSettings } from '../testing/test-settings.ts'
import { describeImageAnalyzer } from './conformance.ts'
import createEngine from './onnx.ts'
import { openModels } from './onnx/open-models.ts'

async function open(changed: Partial<Settings>) {
  const platform = await openTestPlatform(await createSqliteDatabase(), { migrations: [migrations] })
  const engine = await createEngine({ ...platform, settings: defaultSettings(changed) })
  onTestFinished(async () => engine[Symbol.asyncDispose]?.())
  return engine
}

describeImageAnalyzer('onnx, a model made here', async () =>
  open({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: await makeTagger() }),
)

/** A data folder without models. */
const nowhere = '/nowhere'

const paint = (background: string) => sharp({ create: { width: 120, height: 80, channels: 3, background } })

/** Red 0, green 0.2, blue 0.6. */
const blue = '#003399'

test('captions, tags and categories of the models stand beside what is measured', async () => {
  const key = 'the-key-of-this-test'
  const { app, dispose } = await makeTestApp([imageAnalysis], {
    MAINSTAY_DEV_KEY: key,
    IMAGE_ANALYSIS_ENGINE: 'onnx',
    IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER: await makeCaptioner(),
    IMAGE_ANALYSIS_ONNX_TAG_FOLDER: await makeTagger(),
    IMAGE_ANALYSIS_ONNX_ZERO_SHOT_FOLDER: await makeComparer(),
    IMAGE_ANALYSIS_ONNX_LABELS: 'meadow, sea, plain,',
  })
  onTestFinished(dispose)
  const response = await app.server.inject({
    method: 'POST',
    url: '/vision/vision/v1.0/analyze?visualFeatures=Categories,Tags,Description,Color',
    headers: { 'ocp-apim-subscription-key': key },
    payload: await paint(blue).png().toBuffer(),
  })
  expect(response.json()).toMatchObject({
    categories: [
      { name: 'outdoor_water', score: expect.closeTo(0.952, 2) },
      { name: 'abstract_', score: 0.54 },
    ],
    tags: [
      { name: 'sea', confidence: 0.9932 },
      { name: 'blue sea', confidence: 0.982 },
      { name: 'plain', confidence: 0.9 },
    ],
    description: { tags: ['sea', 'blue sea', 'plain'], captions: [{ text: 'a sea', confidence: 0.8297 }] },
    color: { dominantColorBackground: 'Blue' },
    metadata: { width: 120, height: 80, format: 'Png' },
  })
})

/** What models see of a picture. */
async function look(changed: Partial<Settings>, features: readonly Feature[], picture = paint(blue)) {
  await using models = await openModels(defaultSettings(changed), createLogger('silent'), nowhere)
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return await models.look({ data, width: info.width, height: info.height }, new Set(features))
}

describe('a classifier', () => {
  test('of kinds that may be there together says so of each', async () => {
    const folder = await makeTagger({ problem: 'multi_label_classification' })
    expect(await look({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder }, ['tags'])).toEqual([
      {
        tags: [
          { name: 'green meadow', confidence: expect.closeTo(0.8808, 3) },
          { name: 'blue sea', confidence: expect.closeTo(0.9975, 3) },
        ],
      },
    ])
  })

  test('gets its picture as its folder says: from -1 to 1, the middle alone', async () => {
    const folder = await makeTagger({
      problem: 'multi_label_classification',
      preparation: {
        size: { shortest_edge: 8 },
        crop_size: 8,
        image_mean: [0.5, 0.5, 0.5],
        image_std: [0.5, 0.5, 0.5],
      },
    })
    const flanked = sharp(
      await paint(blue).extend({ left: 120, right: 120, background: '#ff0000' }).removeAlpha().png().toBuffer(),
    )
    expect(await look({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder }, ['tags'], flanked)).toEqual([
      {
        tags: [
          { name: 'green meadow', confidence: expect.closeTo(0.0025, 3) },
          { name: 'blue sea', confidence: expect.closeTo(0.8808, 3) },
        ],
      },
    ])
  })
})

test('a model of SigLIP’s kind is as sure of each label as if there were no other', async () => {
  const [seen] = await look(
    {
      IMAGE_ANALYSIS_ONNX_ZERO_SHOT_FOLDER: await makeComparer('siglip'),
      IMAGE_ANALYSIS_ONNX_LABELS: 'meadow,sea,rose',
    },
    ['tags'],
  )
  expect(seen?.tags).toEqual([
    { name: 'meadow', confidence: expect.closeTo(0.6294, 3) },
    { name: 'sea', confidence: expect.closeTo(0.9963, 3) },
    { name: 'rose', confidence: expect.closeTo(0.1192, 3) },
  ])
})

test('a caption that does not end is cut', async () => {
  const folder = await makeCaptioner({ decoder_start_token_id: 6, eos_token_id: 1, max_length: 5 })
  const [seen] = await look({ IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER: folder }, ['description'])
  expect(seen?.caption?.text).toBe('a sea a sea')
})

describe('what the operator has to mend is said in a sentence', () => {
  const looking = (folder: string) => look({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder }, ['tags'])
  const fails = (message: string) => ({
    code: 'engine_unavailable',
    status: 503,
    message: expect.stringContaining(message),
  })

  test('no model is named, or none lies there', async () => {
    await expect(look({}, ['tags'])).rejects.toMatchObject(
      fails('set at least one of IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER'),
    )
    await expect(looking('/nowhere')).rejects.toMatchObject(fails('IMAGE_ANALYSIS_ONNX_TAG_FOLDER is /nowhere'))
  })

  test.each([
    ['config.json', '{}', 'has no "id2label"'],
    ['config.json', 'id2label:', 'config.json is no JSON object'],
    ['preprocessor_config.json', '{', 'preprocessor_config.json is no JSON object'],
    ['onnx/model.onnx', 'no model', 'is no model that can be run here'],
  ])('%s is %s', async (path, content, message) => {
    const folder = await makeTagger()
    await writeFile(join(folder, path), content)
    await expect(looking(folder)).rejects.toMatchObject(fails(message))
  })

  test('the model is missing, or is of another kind', async () => {
    const folder = await makeTagger()
    await rm(join(folder, 'onnx/model.onnx'))
    await using models = await openModels(
      defaultSettings({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder }),
      createLogger('silent'),
      nowhere,
    )
    await expect(models.load()).rejects.toMatchObject(fails('neither model.onnx nor onnx/model.onnx'))
    await expect(looking(folder)).rejects.toMatchObject(fails('neither model.onnx nor onnx/model.onnx'))
    const comparer = await makeComparer()
    await writeFile(join(comparer, 'config.json'), '{"id2label": {"0": "sea"}}')
    await expect(looking(comparer)).rejects.toMatchObject(fails('The model wants "input_ids"'))
  })

  test('nothing says how captions begin and end', async () => {
    const folder = await makeCaptioner({ max_length: 9 })
    const seen = look({ IMAGE_ANALYSIS_ONNX_CAPTION_FOLDER: folder }, ['description'])
    await expect(seen).rejects.toMatchObject(fails('decoder_start_token_id'))
  })
})

test('a model that could not be loaded is loaded once it is mended', async () => {
  const folder = await makeTagger()
  const path = join(folder, 'config.json')
  const whole = await readFile(path)
  await writeFile(path, '{}')
  const settings = defaultSettings({ IMAGE_ANALYSIS_ONNX_TAG_FOLDER: folder })
  await using models = await openModels(settings, createLogger('silent'), nowhere)
  const { data } = await paint(blue).raw().toBuffer({ resolveWithObject: true })
  const look = () => models.look({ data, width: 120, height: 80 }, new Set<Feature>(['tags']))
  await expect(look()).rejects.toMatchObject({ code: 'engine_unavailable' })
  await writeFile(path, whole)
  expect((await look()).flatMap(({ tags = [] }) => tags).map(({ name }) => name)).toContain('blue sea')
})
