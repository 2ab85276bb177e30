import { expect, test } from 'vitest'
import type { FoundObject } from '../../../port.ts'
import type { SceneElement, SceneElementName } from '../scene/scene-element.ts'
import type { PictureFindings } from './picture-findings.ts'
import { writeAnalysis } from './write-analysis.ts'

const under: PictureFindings = {
  metadata: { width: 400, height: 300, format: 'Jpeg' },
  scene: new Map(),
  color: { foreground: 'Brown', background: 'Grey', dominant: ['Brown'], accent: 'AA5522', isBlackAndWhite: false },
  imageType: { clipArt: 0, isLineDrawing: false },
  brightness: 0.5,
  layout: {},
  faces: [],
  objects: [],
  adult: undefined,
  writing: undefined,
}

const thing = (name: string, confidence: number): FoundObject => ({
  name,
  confidence,
  box: { left: 50, top: 50, width: 200, height: 200 },
})

const sceneOf = (...names: readonly SceneElementName[]) =>
  new Map<SceneElementName, SceneElement>(names.map((name) => [name, { confidence: 0.9, cover: 0.4 }]))

const write = (found: Partial<PictureFindings>) => {
  const features = new Set(['description', 'tags', 'categories', 'objects'] as const)
  const { captions = [], tags = [], ...rest } = writeAnalysis({ ...under, ...found }, { features, maxCaptions: 1 }, {})
  const sure = tags.filter(({ confidence }) => confidence >= 0.5).map(({ name }) => name)
  return { caption: captions[0]?.text, sure, ...rest }
}

test('what may be a camel is called an animal, and a horse below one half alone', () => {
  const { caption, sure, objects, categories } = write({ objects: [thing('horse', 0.66)] })
  expect(caption).toBe('an animal')
  expect(sure).toEqual(['animal'])
  expect(objects).toMatchObject([{ name: 'animal', confidence: 0.66 }])
  expect(categories?.[0]?.name).toBe('animal_')
})

test('a bird is one where the detector is sure, a vase never', () => {
  expect(write({ objects: [thing('bird', 0.6)] }).caption).toBe('a bird')
  expect(write({ objects: [thing('bird', 0.53)] }).caption).toBe('an animal')
  expect(write({ objects: [thing('vase', 0.57)] })).toMatchObject({ caption: 'a picture mostly in brown', sure: [] })
})

test('there is no sky above a sofa, no lawn in a bowl, and no page behind a face', () => {
  const couch = write({ scene: sceneOf('sky', 'grass'), objects: [thing('couch', 0.6)] })
  expect(couch).toMatchObject({ caption: 'a couch', sure: ['couch', 'indoor'] })
  expect(write({ scene: sceneOf('plants'), objects: [thing('bowl', 0.53)] }).caption).toBe('a bowl')
  const faces = [{ confidence: 0.9, box: { left: 0, top: 0, width: 300, height: 300 } }]
  expect(write({ scene: sceneOf('text'), faces }).sure).toEqual(['person', 'portrait'])
  expect(write({ scene: sceneOf('sky', 'grass'), objects: [thing('dog', 0.6)] }).caption).toBe(
    'a dog on grass under a blue sky',
  )
})

test('where nothing is known the look is told, and never with one half', () => {
  const look = (layout: PictureFindings['layout']) => write({ layout }).caption
  expect(look({})).toBe('a picture mostly in brown')
  expect(look({ bands: { upper: 'White', lower: 'Brown' } })).toBe('a picture, white above and brown below')
  expect(look({ rings: { inner: 'Red', outer: 'Grey' } })).toBe('a picture, red in the middle and grey around it')
  expect(look({ backdrop: { kind: 'plain', color: 'White', thing: 'Orange' } })).toBe(
    'a picture of something orange against a plain white background',
  )
  expect(
    write({ layout: { backdrop: { kind: 'smooth', color: 'Green' } }, objects: [thing('cat', 0.7)] }).caption,
  ).toBe('a cat against a smooth green background')
  const features = new Set(['description'] as const)
  const { captions = [] } = writeAnalysis(under, { features, maxCaptions: 1 }, {})
  expect(captions[0]?.confidence).toBe(0.3)
})
