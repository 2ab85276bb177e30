import { setTimeout as sleep } from 'node:timers/promises'
import { drawMeadow } from '../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { drawSign, signLines } from '../../src/interfaces/image-analysis/testing/draw-sign.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'
import { sendHereInstead } from './azure-vision/send-here-instead.ts'

/** A client that is none of Microsoft's, of version 2.0; it writes `https` before every address. */
const subject: Subject = {
  spec: 'G14',
  packages: ['cognitive-services@1.2.3'],
  original: 'many more tags, handwriting, celebrities and landmarks, pictures by address',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  sendHereInstead(load, 'https://mainstay.invalid', baseUrl)
  const { computerVision } = load('cognitive-services')
  const client = new computerVision({ apiKey: key, endpoint: 'mainstay.invalid' })
  client.validateEndpoint = false
  const [meadow, sign] = [await drawMeadow(), await drawSign()]
  const headers = { 'Content-type': 'application/octet-stream' }
  const send = (call: string, parameters: object, body = meadow): Promise<Loaded> =>
    client[call]({ parameters, headers: { ...headers }, body })
  return [
    await tryCall(
      'analyzeImage',
      async () => (await send('analyzeImage', { visualFeatures: 'Categories,Tags' })).categories[0].name,
      'outdoor_grass',
    ),
    await tryCall(
      'describeImage',
      async () => (await send('describeImage', { maxCandidates: '1' })).description.captions[0].text,
      'a grassy field under a blue sky',
    ),
    await tryCall('tagImage', async () => (await send('tagImage', {})).tags[0].name, 'sky'),
    await tryCall(
      'listDomainSpecificModels',
      async () => (await client.listDomainSpecificModels()).models.map(({ name }: Loaded) => name),
      ['celebrities', 'landmarks'],
    ),
    await tryCall(
      'recognizeDomainSpecificContent',
      async () => (await send('recognizeDomainSpecificContent', { model: 'celebrities' })).result,
      { celebrities: [] },
    ),
    await tryCall(
      'ocr',
      async () => (await send('ocr', { language: 'unk' }, sign)).regions[0].lines.length,
      signLines.length,
    ),
    await tryCall(
      'getThumbnail',
      async () => typeof (await send('getThumbnail', { width: 60, height: 60, smartCropping: 'true' })),
      'string',
    ),
    await tryCall(
      'recognizeHandwrittenText and its result',
      async () => {
        const address = await send('recognizeHandwrittenText', { mode: 'Printed' }, sign)
        const operationId = client.getOperationIdFromUrl(address)
        for (let attempt = 0; attempt < 60; attempt += 1) {
          const result = await client.getHandwrittenTextOperationResult({ parameters: { operationId } })
          if (result.status === 'Succeeded') return result.recognitionResult.lines.map(({ text }: Loaded) => text)
          await sleep(500)
        }
        return undefined
      },
      signLines,
    ),
    await tryCall(
      'what is no picture',
      () => readFailure(() => send('tagImage', {}, Buffer.from('no picture')), 'statusCode'),
      [400],
    ),
  ]
}
