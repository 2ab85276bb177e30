import { describe, expect, test } from 'vitest'
import { drawMeadow } from '../testing/draw-meadow.ts'
import type { Analysis, Feature, ImageAnalyzer } from '../port.ts'

interface Looked {
  readonly picture?: Buffer
  readonly engine?: ImageAnalyzer
}

/** What every engine promises, whatever it sees. */
export function describeImageAnalyzer(name: string, open: () => Promise<ImageAnalyzer>): void {
  const analyze = async (features: readonly Feature[], { picture, engine }: Looked = {}): Promise<Analysis> =>
    (engine ?? (await open())).analyze(picture ?? (await drawMeadow()), { features: new Set(features), maxCaptions: 1 })

  describe(name, () => {
    test('tells the size and the format of the file', async () => {
      expect((await analyze(['tags'])).metadata).toEqual({ width: 640, height: 480, format: 'Jpeg' })
    })

    test('gives what was asked for and nothing else', async () => {
      const engine = await open()
      expect(Object.keys(await analyze(['categories'], { engine })).toSorted()).toEqual(['categories', 'metadata'])
      const described = await analyze(['description'], { engine })
      expect(Object.keys(described).toSorted()).toEqual(['captions', 'metadata', 'tags'])
    })

    test('is never surer than certain, and gives the surest first', async () => {
      const { tags = [], captions = [], categories = [] } = await analyze(['tags', 'description', 'categories'])
      const confidences = tags.map(({ confidence }) => confidence)
      expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
      expect(tags.length).toBeGreaterThan(0)
      expect(captions).toHaveLength(1)
      for (const each of [
        ...confidences,
        ...captions.map(({ confidence }) => confidence),
        ...categories.map(({ score }) => score),
      ]) {
        expect(each).toBeGreaterThanOrEqual(0)
        expect(each).toBeLessThanOrEqual(1)
      }
    })

    test('refuses what is no picture', async () => {
      await expect(analyze(['tags'], { picture: Buffer.from('%PDF-1.7 no picture at all') })).rejects.toMatchObject({
        code: 'InvalidImageFormat',
        status: 400,
      })
    })
  })
}
