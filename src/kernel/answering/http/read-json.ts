import { StringDecoder } from 'node:string_decoder'
import type { WaitTurn } from '../../foundation/workers/yield-to-event-loop.ts'
import { kernelError } from '../../foundation/errors/service-error.ts'
import { JsonScan } from './json-scan.ts'
import { maxJsonDepth, maxJsonNames, maxJsonValues } from './limits.ts'
import { sliceBytes, visitSlices } from './slices.ts'

/**
 * Reads a JSON body; none at all is undefined. What it holds is counted before it is parsed: a parser cannot be interrupted,
 * and a megabyte of small objects costs it as much as hundreds of one text. A large body is read in turns with others, and parsed when its turn has
 * come: then a promise is given.
 */
export function readJson(bytes: Buffer, waitTurn: WaitTurn): unknown {
  if (bytes.length === 0) return undefined
  if (bytes.length > sliceBytes) return readInTurns(bytes, waitTurn)
  const scan = new JsonScan()
  scan.read(bytes)
  checkSize(scan)
  return parse(bytes.toString())
}

async function readInTurns(bytes: Buffer, waitTurn: WaitTurn): Promise<unknown> {
  const scan = new JsonScan()
  const decoder = new StringDecoder()
  let text = ''
  await visitSlices(bytes, (slice) => {
    scan.read(slice)
    checkSize(scan)
    text += decoder.write(slice)
  })
  await waitTurn()
  return parse(text + decoder.end())
}

function checkSize({ deepest, names, values }: JsonScan): void {
  if (deepest > maxJsonDepth)
    throw kernelError('invalid_body', `The body is nested deeper than ${maxJsonDepth} arrays and objects.`)
  if (names > maxJsonNames)
    throw kernelError('body_too_large', `The body has more than ${maxJsonNames} fields, those inside others included.`)
  if (values > maxJsonValues)
    throw kernelError(
      'body_too_large',
      `The body holds more than ${maxJsonValues} values, those inside others included.`,
    )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw kernelError('invalid_body', 'The body is not valid JSON.', { cause })
  }
}
