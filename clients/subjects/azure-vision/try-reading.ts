import { setTimeout as sleep } from 'node:timers/promises'
import { signLines } from '../../../src/interfaces/image-analysis/testing/draw-sign.ts'
import type { Loaded } from '../../load-packages.ts'
import type { Trial } from '../../subject.ts'
import { tryCall } from '../../try-call.ts'
import type { Tried } from './define-computer-vision.ts'

interface Line {
  readonly text: string
}

const textsOf = ({ lines }: { readonly lines: readonly Line[] }) => lines.map(({ text }) => text)

/** Calls that read words. */
export async function tryReading(tried: Tried): Promise<readonly Trial[]> {
  const { version, client, sign } = tried
  const printed = await tryCall(
    'recognizePrintedTextInStream',
    async () => {
      const { language, orientation, regions } = await client.recognizePrintedTextInStream(true, sign)
      const lines = regions.flatMap((region: Loaded) => region.lines)
      return [language, orientation, lines.map((line: Loaded) => line.words.map((word: Line) => word.text).join(' '))]
    },
    ['en', 'Up', signLines],
  )
  return [printed, ...(version === 'v2.0' || version === 'v2.1' ? await tryOldReading(tried) : await tryRead(tried))]
}

async function tryOldReading({ client, sign }: Tried): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'batchReadFileInStream and getReadOperationResult',
      async () => {
        const { operationLocation } = await client.batchReadFileInStream(sign)
        const { recognitionResults } = await poll((id) => client.getReadOperationResult(id), operationLocation)
        return textsOf(recognitionResults[0])
      },
      signLines,
    ),
    await tryCall(
      'recognizeTextInStream and getTextOperationResult',
      async () => {
        const { operationLocation } = await client.recognizeTextInStream(sign, 'Printed')
        return textsOf((await poll((id) => client.getTextOperationResult(id), operationLocation)).recognitionResult)
      },
      signLines,
    ),
  ]
}

async function tryRead({ client, sign }: Tried): Promise<readonly Trial[]> {
  return [
    await tryCall(
      'readInStream and getReadResult',
      async () => {
        const { operationLocation } = await client.readInStream(sign, { language: 'en' })
        const { analyzeResult } = await poll((id) => client.getReadResult(id), operationLocation)
        const [page] = analyzeResult.readResults
        return [textsOf(page), page.unit, page.lines[0].boundingBox.length]
      },
      [signLines, 'pixel', 8],
    ),
  ]
}

/** Asks until there is a result, as Microsoft's examples do; the id is the end of the address. */
async function poll(ask: (id: string) => Promise<Loaded>, operationLocation: string): Promise<Loaded> {
  const id = operationLocation.split('/').at(-1) ?? ''
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const result = await ask(id)
    if (/^(?:succeeded|failed)$/i.test(result.status)) return result
    await sleep(500)
  }
  throw new Error('The reading did not end.')
}
