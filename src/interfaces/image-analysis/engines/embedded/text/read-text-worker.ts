import sharp from 'sharp'
import type { Bbox, Worker } from 'tesseract.js'
import type { Pixels } from '../picture/pixels.ts'
import type { Part } from '../scene/part.ts'

export interface TextTask {
  readonly pixels: Pixels
  readonly languageFolder: string
}

/** Dots an inch: below it the reader warns that it guesses. */
const leastDensity = 72

let opened: Promise<Worker> | undefined

/** Runs in a worker thread of its own: how sure it is that there is writing, and how much of the picture that takes up. */
export default async function readText({ pixels, languageFolder }: TextTask): Promise<Part | undefined> {
  const reader = await (opened ??= openReader(languageFolder))
  const { data, width, height } = pixels
  const picture = await sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ density: leastDensity })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const { data: page } = await reader.recognize(picture, {}, { blocks: true })
  const lines = page.blocks?.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines)) ?? []
  return weighWords(
    lines.flatMap((line) => line.words),
    width * height,
  )
}

/** From the installed files alone: nothing is fetched, and nothing is kept. */
async function openReader(langPath: string): Promise<Worker> {
  const { default: tesseract } = await import('tesseract.js')
  return tesseract.createWorker('eng', tesseract.OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' })
}

interface Word {
  readonly text: string
  /** Of a hundred. */
  readonly confidence: number
  readonly bbox: Bbox
}

/** Noise and foliage are read as short or doubtful words. */
const isWord = ({ text, confidence }: Word) => confidence >= 70 && /^\p{L}{3,}\p{P}?$/u.test(text)

/** Of so many words, writing is half as sure as the words are. */
const fewWords = 3

function weighWords(all: readonly Word[], area: number): Part | undefined {
  const words = all.filter(isWord)
  if (words.length === 0) return undefined
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length / 100
  const covered = words.reduce((sum, { bbox: { x0, x1, y0, y1 } }) => sum + (x1 - x0) * (y1 - y0), 0)
  return { confidence: (mean * words.length) / (words.length + fewWords), cover: Math.min(1, covered / area) }
}
