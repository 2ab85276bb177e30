import { minOf } from '../../../libraries/numbers/min-of.ts'
import { maxOf } from '../../../libraries/numbers/max-of.ts'
import type { ResponseOf } from '../../../kernel/wire/contract.ts'
import type { imageAnalysis } from '../contract.ts'
import type { Version } from '../contract/versions.ts'
import type { Box, Reading, ReadPage, TextLine, TextPage, TextWord } from '../port.ts'
import { toModelVersion } from './to-envelope.ts'
import { round } from './to-wire-parts.ts'

type AnswerOf<Name extends keyof (typeof imageAnalysis)['operations']> = ResponseOf<
  (typeof imageAnalysis)['operations'][Name]
>

/** The answer of `ocr`: all lines in one region. */
export function toPrintedText({ angle, lines }: TextPage, version: Version): AnswerOf<'ocr'> {
  const isEmpty = lines.length === 0
  return {
    language: isEmpty ? 'unk' : 'en',
    // By so much the picture has to be turned clockwise for the lines to be level.
    textAngle: (-angle * Math.PI) / 180,
    orientation: isEmpty ? 'NotDetected' : 'Up',
    regions: isEmpty ? [] : [toRegion(lines)],
    ...toModelVersion(version),
  }
}

function toRegion(lines: readonly TextLine[]) {
  const toWord = ({ text, box }: TextWord) => ({ boundingBox: toEdges(box), text })
  return {
    boundingBox: toEdges(joinBoxes(lines.map(({ box }) => box))),
    lines: lines.map(({ box, words }) => ({ boundingBox: toEdges(box), words: words.map(toWord) })),
  }
}

function joinBoxes(boxes: readonly Box[]): Box {
  const left = minOf(boxes.map((box) => box.left))
  const top = minOf(boxes.map((box) => box.top))
  const right = maxOf(boxes.map((box) => box.left + box.width))
  const bottom = maxOf(boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

function toEdges({ left, top, width, height }: Box): string {
  return [left, top, width, height].join(',')
}

export function toRecognizedText({ state, result }: Reading): AnswerOf<'findRecognizedText'> {
  return { status: oldStates[state], ...(result && { recognitionResult: toRecognizedPage(result) }) }
}

export function toRecognizedPages({ state, result }: Reading): AnswerOf<'findReadBatch'> {
  return { status: oldStates[state], ...(result && { recognitionResults: [toRecognizedPage(result)] }) }
}

const oldStates = { running: 'Running', failed: 'Failed', done: 'Succeeded' } as const

/** Words below are marked as doubtful, up to version 2.1. */
const sure = 0.6

function toRecognizedPage({ angle, metadata: { width, height }, lines }: ReadPage) {
  const toWord = ({ text, box, confidence }: TextWord) => ({
    boundingBox: toCorners(box),
    text,
    ...(confidence < sure && { confidence: 'Low' as const }),
  })
  return {
    page: 1,
    clockwiseOrientation: (angle + 360) % 360,
    width,
    height,
    unit: 'pixel' as const,
    lines: lines.map(({ box, text, words }) => ({ boundingBox: toCorners(box), text, words: words.map(toWord) })),
  }
}

const states = { running: 'running', failed: 'failed', done: 'succeeded' } as const

export function toReadResult(reading: Reading, version: Version): AnswerOf<'findReadResult'> {
  const { state, startedAt, changedAt, result } = reading
  return {
    status: states[state],
    createdDateTime: toDateTime(startedAt),
    lastUpdatedDateTime: toDateTime(changedAt),
    ...(result && {
      analyzeResult: {
        version: `${version.slice(1)}.0`,
        ...toModelVersion(version),
        readResults: [toReadPage(result)],
      },
    }),
  }
}

/** To the second, as the original writes it. */
function toDateTime(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`
}

function toReadPage({ angle, metadata: { width, height }, lines }: ReadPage) {
  const toWord = ({ text, box, confidence }: TextWord) => ({
    boundingBox: toCorners(box),
    text,
    confidence: round(confidence),
  })
  return {
    page: 1,
    angle,
    width,
    height,
    unit: 'pixel' as const,
    lines: lines.map(({ box, text, words }) => ({ boundingBox: toCorners(box), text, words: words.map(toWord) })),
  }
}

/** Clockwise from the upper left one. */
function toCorners({ left, top, width, height }: Box): number[] {
  const [right, bottom] = [left + width, top + height]
  return [left, top, right, top, right, bottom, left, bottom]
}
