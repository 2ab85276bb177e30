import type * as Tesseract from 'tesseract.js'
import type { Bbox, Page, Worker } from 'tesseract.js'
import { importPackage } from '../../../../../libraries/packages/packages-folder.ts'
import { memoizeLoad } from '../../../../../libraries/memoize/memoize-load.ts'
import type { Box, TextLine, TextPage } from '../../../port.ts'
import type { Pixels } from '../picture/pixels.ts'
import { toPng } from '../picture/transform-pixels.ts'
import type { SceneElement } from '../scene/scene-element.ts'
import { measureAngle } from './measure-angle.ts'
import { weighWords } from './weigh-words.ts'

export interface TextTask {
  readonly pixels: Pixels
  readonly languageFolder: string
  /** Where packages are looked for, beside those of the program. */
  readonly packages: string
}

export interface RecognizedText {
  /** In pixels of the task. */
  readonly page: TextPage
  /** How sure it is that there is writing, and how much of the picture that takes up. */
  readonly evidence: SceneElement | undefined
}

/** Dots an inch: below it the reader warns that it guesses. */
const minDensity = 72

let openOnce: (() => Promise<Worker>) | undefined

/** Runs in a worker thread of its own. */
export default async function readText({ pixels, languageFolder, packages }: TextTask): Promise<RecognizedText> {
  openOnce ??= memoizeLoad(() => openReader(languageFolder, packages))
  const reader = await openOnce()
  const picture = await toPng(pixels, minDensity)
  const { data } = await reader.recognize(picture, {}, { blocks: true })
  const all = linesOf(data)
  const words = all.flatMap((line) => line.words)
  const lines = all.filter(isReadable)
  return {
    page: { angle: measureAngle(lines.map(({ baseline }) => baseline)), lines: lines.map(toTextLine) },
    evidence: weighWords(words, pixels.width * pixels.height),
  }
}

/** From the installed files alone: nothing is fetched, and nothing is kept. */
async function openReader(langPath: string, packages: string): Promise<Worker> {
  const loaded = await importPackage('tesseract.js', packages)
  if (!isTesseract(loaded)) throw new Error('tesseract.js is not installed.')
  const { default: tesseract } = loaded
  return tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' })
}

function isTesseract(loaded: unknown): loaded is typeof Tesseract {
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded
}

/** With the confidence of the block that a line stands in. */
function linesOf({ blocks }: Page) {
  return (blocks ?? []).flatMap(({ paragraphs, confidence }) =>
    paragraphs.flatMap(({ lines }) => lines.map((line) => ({ ...line, blockConfidence: confidence }))),
  )
}

type SeenLine = ReturnType<typeof linesOf>[number]

/** Of a hundred. Foliage, waves, noise and what stands on its head are read as blocks of 60 and less, print as 90 and more. */
const minConfidence = { block: 65, line: 50 }

function isReadable({ blockConfidence, confidence, words }: SeenLine): boolean {
  return blockConfidence >= minConfidence.block && confidence >= minConfidence.line && words.length > 0
}

function toTextLine({ words, bbox }: SeenLine): TextLine {
  return {
    text: words.map(({ text }) => text).join(' '),
    box: toBox(bbox),
    words: words.map((word) => ({ text: word.text, confidence: word.confidence / 100, box: toBox(word.bbox) })),
  }
}

function toBox({ x0, y0, x1, y1 }: Bbox): Box {
  return { left: x0, top: y0, width: x1 - x0, height: y1 - y0 }
}
