import { drawMeadow } from '../../src/interfaces/image-analysis/testing/draw-meadow.ts'
import { drawSign, signLines } from '../../src/interfaces/image-analysis/testing/draw-sign.ts'
import { createLoader, type Loaded } from '../load-packages.ts'
import type { Place, Subject, Trial } from '../subject.ts'
import { readFailure, tryCall } from '../try-call.ts'
import { sendHereInstead } from './azure-vision/send-here-instead.ts'

/** A client that is none of Microsoft's, of version 2.0; its hosts stand in its code. */
const subject: Subject = {
  spec: 'G14',
  packages: ['microsoft-computer-vision@1.1.2'],
  original: 'many more tags, celebrities and landmarks, pictures by address',
  run,
}

export default subject

async function run({ folder, baseUrl, key }: Place): Promise<readonly Trial[]> {
  const load = createLoader(folder)
  sendHereInstead(load, 'https://westus.api.cognitive.microsoft.com', baseUrl)
  const client = load('microsoft-computer-vision')
  const [meadow, sign] = [await drawMeadow(), await drawSign()]
  const send = (call: string, options: object = {}, body = meadow): Promise<Loaded> =>
    client[call]({
      'Ocp-Apim-Subscription-Key': key,
      'request-origin': 'westus',
      'content-type': 'application/octet-stream',
      body,
      ...options,
    })
  return [
    await tryCall(
      'analyzeImage: everything',
      async () => {
        const { categories, faces, color } = await send('analyzeImage', { 'visual-features': 'Categories,Faces,Color' })
        return [categories[0].name, faces, color.isBWImg]
      },
      ['outdoor_grass', [], false],
    ),
    await tryCall(
      'describeImage',
      async () => (await send('describeImage', { 'max-candidates': '1' })).description.captions[0].text,
      'a grassy field under a blue sky',
    ),
    await tryCall('tagImage', async () => (await send('tagImage')).tags[0].name, 'sky'),
    await tryCall(
      'orcImage',
      async () =>
        (await send('orcImage', { language: 'en', 'detect-orientation': true }, sign)).regions[0].lines.length,
      signLines.length,
    ),
    await tryCall(
      'listDomainSpecificModels',
      async () => (await send('listDomainSpecificModels')).models.map(({ name }: Loaded) => name),
      ['celebrities', 'landmarks'],
    ),
    await tryCall(
      'recognizeDomainSpecificContent',
      async () => (await send('recognizeDomainSpecificContent', { model: 'Landmarks' })).result,
      { landmarks: [] },
    ),
    await tryCall(
      'imageThumbnail',
      async () => (await send('imageThumbnail', { width: 60, height: 60, 'smart-cropping': true })).length > 0,
      true,
    ),
    await tryCall(
      'what is no picture',
      () => readFailure(() => send('tagImage', {}, Buffer.from('no picture')), 'statusCode'),
      [400],
    ),
  ]
}
