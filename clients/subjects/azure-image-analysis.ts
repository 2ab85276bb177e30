import { drawMeadow } from '../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { drawSign, signLines } from '../../src/interfaces/image-analysis/testing/draw-sign.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { tryCall } from '../try-call.ts'

/** Azure's client of Image Analysis 4.0, with pictures that the project draws. */
const subject: Subject = {
  spec: 'G14',
  packages: ['@azure-rest/ai-vision-image-analysis@1.0.0-beta.3'],
  original: 'captions of a trained model, many more tags and things, people, handwriting, pictures by address',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const { default: createClient, isUnexpected } = load('@azure-rest/ai-vision-image-analysis')
  const { AzureKeyCredential } = load('@azure/core-auth')
  const sendAs = (secret: string): Send => {
    const client = createClient(`${baseUrl}/vision`, new AzureKeyCredential(secret), { allowInsecureConnection: true })
    return (body, queryParameters) =>
      client.path('/imageanalysis:analyze').post({ body, queryParameters, contentType: 'application/octet-stream' })
  }
  const send = sendAs(key)
  const analyze: Send = async (body, queryParameters) => {
    const response = await send(body, queryParameters)
    if (isUnexpected(response)) throw new Error(JSON.stringify(response.body))
    return response.body
  }
  return [...(await tryFeatures(analyze)), ...(await tryFailures(send, sendAs('nobody')))]
}

type Send = (body: Buffer, queryParameters: object) => Promise<Loaded>

async function tryFeatures(analyze: Send): Promise<readonly Trial[]> {
  const [meadow, sign] = [await drawMeadow(), await drawSign()]
  return [
    await tryCall(
      'tags and a caption',
      async () => {
        const { captionResult, tagsResult, metadata } = await analyze(meadow, { features: ['Tags', 'Caption'] })
        return [captionResult.text, tagsResult.values[0].name, metadata]
      },
      ['a grassy field under a blue sky', 'sky', { width: 640, height: 480 }],
    ),
    await tryCall(
      'dense captions, objects and people',
      async () => {
        const features = ['DenseCaptions', 'Objects', 'People']
        const { denseCaptionsResult, objectsResult, peopleResult } = await analyze(meadow, { features })
        const [{ boundingBox }] = denseCaptionsResult.values
        return [boundingBox, objectsResult.values, peopleResult.values]
      },
      [{ x: 0, y: 0, w: 640, h: 480 }, [], []],
    ),
    await tryCall(
      'crops of given ratios',
      async () => {
        const query = { features: ['SmartCrops'], 'smartcrops-aspect-ratios': [0.9, 1.33] }
        const { values } = (await analyze(meadow, query)).smartCropsResult
        return values.map(({ aspectRatio, boundingBox: { w, h } }: Loaded) => [aspectRatio, w, h])
      },
      [
        [0.9, 432, 480],
        [1.33, 638, 480],
      ],
    ),
    await tryCall(
      'words',
      async () => {
        const { readResult } = await analyze(sign, { features: ['Read'], language: 'en' })
        return readResult.blocks[0].lines.map(({ text }: Loaded) => text)
      },
      signLines,
    ),
  ]
}

async function tryFailures(send: Send, sendWithWrongKey: Send): Promise<readonly Trial[]> {
  const meadow = await drawMeadow()
  const fail = async (make: Promise<Loaded>) => {
    const { status, body, headers } = await make
    return [status, body.error.code, headers['x-ms-error-code']]
  }
  return [
    await tryCall('a feature that is not known', () => fail(send(meadow, { features: ['Smell'] })), [
      '400',
      'InvalidArgument',
      'InvalidArgument',
    ]),
    await tryCall('what is no picture', () => fail(send(Buffer.from('no picture'), { features: ['Tags'] })), [
      '400',
      'InvalidRequest',
      'InvalidRequest',
    ]),
    await tryCall('a wrong key', async () => (await sendWithWrongKey(meadow, { features: ['Tags'] })).status, '401'),
  ]
}
