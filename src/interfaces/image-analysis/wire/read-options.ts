import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { ThumbnailSize } from '../port.ts'
import { refuse } from './refuse.ts'
import { splitNames } from './split-names.ts'

/** @throws ServiceError `NotSupportedLanguage` where words cannot be given, or read, in it. */
export function checkLanguage(language = 'en', alsoKnown: readonly string[] = []): void {
  if (language === '' || /^en(?:-|$)/i.test(language) || alsoKnown.includes(language.toLowerCase())) return
  throw refuse('NotSupportedLanguage', 'language', language, ['en', ...alsoKnown])
}

/** One model answers, whichever is named. */
export function checkModelVersion(version = 'latest'): void {
  if (version !== '' && !/^(?:latest|\d{4}-\d{2}-\d{2})(?:-preview)?$/.test(version))
    throw refuse('InvalidModelVersion', 'model-version', version, ['latest', 'a date such as 2021-05-01'])
}

/** Captions at most. */
export function readMaxCandidates(text = '1'): number {
  const count = readInteger(text)
  if (count === undefined || count < 1)
    throw new ServiceError('BadArgument', 400, 'maxCandidates has to be a whole number from 1 on.')
  return count
}

const maxThumbnailSide = 1_024

export function readThumbnailSize(query: {
  readonly width: string
  readonly height: string
  readonly smartCropping?: string
}): ThumbnailSize {
  const [width, height] = [readSide('width', query.width), readSide('height', query.height)]
  return { width, height, followsAttention: readTruth('smartCropping', query.smartCropping) }
}

function readSide(name: string, text: string): number {
  const side = readInteger(text)
  if (side !== undefined && side >= 1 && side <= maxThumbnailSide) return side
  const sentence = `The ${name} of a thumbnail has to be a whole number of pixels from 1 to ${maxThumbnailSide}.`
  throw new ServiceError('InvalidThumbnailSize', 400, sentence)
}

/** Undefined for all but up to nine digits. */
function readInteger(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined
}

/** Clients write `true`, `True` and `1`; false unless it is said. */
export function readTruth(name: string, text = ''): boolean {
  const word = text.toLowerCase()
  if (word === 'true' || word === '1') return true
  if (word === '' || word === 'false' || word === '0') return false
  throw refuse('BadArgument', name, text, ['true', 'false'])
}

/** Handwriting is read as print is. */
export function checkMode(mode = ''): void {
  if (!/^(?:|printed|handwritten)$/i.test(mode)) throw refuse('BadArgument', 'mode', mode, ['Printed', 'Handwritten'])
}

/** Lines always stand from the top down. */
export function checkReadingOrder(order = ''): void {
  if (!/^(?:|basic|natural)$/i.test(order))
    throw refuse('InvalidReadingOrder', 'readingOrder', order, ['basic', 'natural'])
}

/** Pages and ranges of them, of which a picture has the first alone. */
export function checkPages(pages?: string): void {
  const ranges = splitNames(pages).map((range) => /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(range))
  if (ranges.length === 0) return
  const hasFirst = ranges.some((range) => Number(range?.[1]) === 1)
  const isOrdered = ranges.every((range) => range && Number(range[2] ?? range[1]) >= Number(range[1]))
  if (!hasFirst || !isOrdered)
    throw new ServiceError(
      'InvalidPageRange',
      400,
      'The pages have to be such as 1 or 1-3; a picture has page 1 alone.',
    )
}
