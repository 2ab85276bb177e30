import { Readable } from 'node:stream'
import { drawMeadow } from '../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { createLoader } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'

/** Azure's client of version 1.0, with pictures that the project draws. */
const subject: Subject = {
  spec: 'G14',
  packages: ['azure-cognitiveservices-computervision@1.0.1'],
  original: 'many more tags, celebrities and landmarks, adult content, pictures by address',
  run,
}

export default subject

interface Named {
  readonly name: string
}

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const Client = createLoader(folder)('azure-cognitiveservices-computervision')
  const open = (secret: string) => {
    const signRequest = (request: { headers: Record<string, string> }, done: (error: null) => void) => {
      request.headers['Ocp-Apim-Subscription-Key'] = secret
      done(null)
    }
    const client = new Client({ signRequest }, 'westus')
    client.baseUri = `${baseUrl}/vision/vision/v1.0`
    return client
  }
  const client = open(key)
  const jpeg = await drawMeadow()
  const analyze = (options: object, bytes = jpeg) => client.analyzeImageInStream(Readable.from([bytes]), options)
  return [
    await tryCall(
      'analyzeImageInStream: tags',
      async () => {
        const { tags } = await analyze({ visualFeatures: ['Tags'] })
        return ['grass', 'sky'].every((wanted) => tags.some(({ name }: Named) => name === wanted))
      },
      true,
    ),
    await tryCall(
      'analyzeImageInStream: categories',
      async () => (await analyze({ visualFeatures: ['Categories'] })).categories[0].name,
      'outdoor_grass',
    ),
    await tryCall(
      'analyzeImageInStream: description',
      async () => (await analyze({ visualFeatures: ['Description'] })).description.captions[0].text,
      'a grassy field under a blue sky',
    ),
    await tryCall(
      'analyzeImageInStream: colour and kind',
      async () => {
        const { color, imageType, metadata } = await analyze({ visualFeatures: ['Color', 'ImageType'] })
        return [color.isBWImg, imageType.clipArtType >= 0, { ...metadata }]
      },
      [false, true, { width: 640, height: 480, format: 'Jpeg' }],
    ),
    await tryCall(
      'what is no picture',
      () => readFailure(() => analyze({}, Buffer.from('no picture')), 'statusCode', 'code'),
      [400, 'InvalidImageFormat'],
    ),
    await tryCall(
      'analyzeImage by address',
      () => readFailure(() => client.analyzeImage('https://example.com/a.jpg', {}), 'statusCode', 'code'),
      [400, 'InvalidImageUrl'],
    ),
    await tryCall(
      'a wrong key',
      () => readFailure(() => open('nobody').analyzeImageInStream(Readable.from([jpeg]), {}), 'statusCode', 'code'),
      [401, 'Unspecified'],
    ),
  ]
}
