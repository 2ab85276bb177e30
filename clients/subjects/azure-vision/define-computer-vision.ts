import { drawMeadow } from '../../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { drawSign } from '../../../src/interfaces/image-analysis/testing/draw-sign.ts'
import { createLoader, type Loaded } from '../../load-packages.ts'
import type { Place, Subject, Trial } from '../../subject.ts'
import { readFailure, tryCall } from '../../try-call.ts'
import { tryLooking } from './try-looking.ts'
import { tryReading } from './try-reading.ts'

export type Version = 'v2.0' | 'v2.1' | 'v3.1' | 'v3.2'

/** What the calls of a version are made with. */
export interface Tried {
  readonly version: Version
  readonly client: Loaded
  readonly meadow: Buffer
  readonly sign: Buffer
}

const packageName = '@azure/cognitiveservices-computervision'

/** A release of Azure's client, each of which asks for one version; they are asked alike. */
export function defineComputerVision(version: Version, release: string): Subject {
  return {
    spec: 'G14',
    packages: [`${packageName}@${release}`],
    original: 'many more tags and things, brands, handwriting, celebrities and landmarks, pictures by address',
    run: (place) => run(version, place),
  }
}

async function run(version: Version, { folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  const { ComputerVisionClient } = load(packageName)
  const { ApiKeyCredentials } = load('@azure/ms-rest-js')
  const open = (secret: string): Loaded => {
    const credentials = new ApiKeyCredentials({ inHeader: { 'Ocp-Apim-Subscription-Key': secret } })
    return new ComputerVisionClient(credentials, baseUrl)
  }
  const tried: Tried = { version, client: open(key), meadow: await drawMeadow(), sign: await drawSign() }
  return [...(await tryLooking(tried)), ...(await tryReading(tried)), ...(await tryFailures(tried, open('nobody')))]
}

async function tryFailures({ version, client, meadow }: Tried, stranger: Loaded): Promise<readonly Trial[]> {
  const codesOf = async (make: () => Promise<unknown>): Promise<unknown[]> => {
    const [status, body] = await readFailure(make, 'statusCode', 'body')
    const { code, error }: Loaded = body ?? {}
    return [status, code ?? error?.innererror?.code ?? error?.code]
  }
  return [
    await tryCall('what is no picture', () => codesOf(() => client.describeImageInStream(Buffer.from('no picture'))), [
      400,
      'InvalidImageFormat',
    ]),
    await tryCall('a picture by address', () => codesOf(() => client.tagImage('https://example.com/a.jpg')), [
      400,
      'InvalidImageUrl',
    ]),
    await tryCall(
      'a language that is not known',
      () => codesOf(() => client.tagImageInStream(meadow, { language: 'tlh' })),
      [400, 'NotSupportedLanguage'],
    ),
    await tryCall(
      `a wrong key of ${version}`,
      async () => (await readFailure(() => stranger.listModels(), 'statusCode'))[0],
      401,
    ),
  ]
}
