import sharp from 'sharp'
import type { Loaded } from '../../load-packages.ts'
import type { Trial } from '../../subject.ts'
import { tryCall } from '../../try-call.ts'
import type { Tried } from './define-computer-vision.ts'

interface Named {
  readonly name: string
}

const namesOf = (list: readonly Named[]) => list.map(({ name }) => name)
const hasAll = (list: readonly Named[], ...wanted: readonly string[]) =>
  wanted.every((name) => namesOf(list).includes(name))

const everything = ['ImageType', 'Faces', 'Adult', 'Categories', 'Color', 'Tags', 'Description', 'Objects', 'Brands']

/** Calls that say what is in a picture. */
export async function tryLooking({ version, client, meadow }: Tried): Promise<readonly Trial[]> {
  const analyze = (visualFeatures: readonly string[]): Promise<Loaded> =>
    client.analyzeImageInStream(meadow, { visualFeatures, details: ['Landmarks'] })
  return [
    await tryCall(
      'analyzeImageInStream: everything',
      async () => {
        const { tags, categories, description, faces, objects, brands, color, metadata } = await analyze(everything)
        const [{ text }] = description.captions
        const isSeen = hasAll(tags, 'grass', 'sky') && color.isBWImg === false
        return [isSeen, categories[0].name, text, faces.length, objects.length, brands.length, { ...metadata }]
      },
      [true, 'outdoor_grass', 'a grassy field under a blue sky', 0, 0, 0, { width: 640, height: 480, format: 'Jpeg' }],
    ),
    await tryCall(
      'analyzeImageInStream: the model’s version',
      async () => (await analyze(['Tags'])).modelVersion,
      version === 'v3.2' ? 'latest' : undefined,
    ),
    await tryCall(
      'describeImageInStream',
      async () => {
        const { captions, tags } = await client.describeImageInStream(meadow, { maxCandidates: 3 })
        return [captions[0].text, tags.includes('grass')]
      },
      ['a grassy field under a blue sky', true],
    ),
    await tryCall('tagImageInStream', async () => hasAll((await client.tagImageInStream(meadow)).tags, 'grass'), true),
    await tryCall('detectObjectsInStream', async () => [...(await client.detectObjectsInStream(meadow)).objects], []),
    await tryCall(
      'getAreaOfInterestInStream',
      async () => {
        const { w, h } = (await client.getAreaOfInterestInStream(meadow)).areaOfInterest
        return [w, h]
      },
      [480, 480],
    ),
    await tryCall('listModels', async () => namesOf((await client.listModels()).modelsProperty), [
      'celebrities',
      'landmarks',
    ]),
    await tryCall(
      'analyzeImageByDomainInStream',
      async () => (await client.analyzeImageByDomainInStream('landmarks', meadow)).result,
      { landmarks: [] },
    ),
    await tryCall(
      'generateThumbnailInStream',
      async () => measureThumbnail(await client.generateThumbnailInStream(120, 90, meadow, { smartCropping: true })),
      ['jpeg', 120, 90],
    ),
  ]
}

async function measureThumbnail({ readableStreamBody }: Loaded): Promise<unknown[]> {
  const pieces: Buffer[] = []
  for await (const piece of readableStreamBody) pieces.push(piece)
  const { format, width, height } = await sharp(Buffer.concat(pieces)).metadata()
  return [format, width, height]
}
