/**
 * The notation of bins and items in a request: `id:weight_limit:5x5x5` and `id:constraints:weight:2x4x2`, separated by
 * commas. Every failure names the piece and the part of it that cannot be read.
 */
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import { highestConstraint } from './orientations.ts'

export interface WireBin {
  readonly id: string
  /** 0 means any weight. */
  readonly weightLimit: number
  readonly dimensions: readonly number[]
}

export interface WireItem {
  readonly id: string
  readonly constraints: number
  readonly weight: number
  readonly dimensions: readonly number[]
}

const largestNumber = 1e9
const maxDimensions = 3
const maxBins = 1000
const maxItems = 20_000

export function parseBins(text: string): WireBin[] {
  return split(text, 'bins', maxBins).map((piece, index) => {
    const place = `Bin ${index + 1} ("${shorten(piece)}")`
    const [id, weightLimit, size] = partsOf(piece, ['id', 'weight_limit', 'dimensions'], place)
    return {
      id,
      weightLimit: parseWeight(weightLimit, 'weight_limit', place),
      dimensions: parseDimensions(size, place),
    }
  })
}

export function parseItems(text: string): WireItem[] {
  return split(text, 'items', maxItems).map((piece, index) => {
    const place = `Item ${index + 1} ("${shorten(piece)}")`
    const [id, constraints, weight, size] = partsOf(piece, ['id', 'constraints', 'weight', 'dimensions'], place)
    return {
      id,
      constraints: parseConstraints(constraints, place),
      weight: parseWeight(weight, 'weight', place),
      dimensions: parseDimensions(size, place),
    }
  })
}

/** All pieces of one request lie in the same number of dimensions. */
export function dimensionCountOf(bins: readonly WireBin[], items: readonly WireItem[]): 2 | 3 {
  const count = bins[0]?.dimensions.length
  const odd = [...bins, ...items].find(({ dimensions }) => dimensions.length !== count)
  if (odd)
    throw invalid(
      `"${shorten(odd.id)}" has ${odd.dimensions.length} dimensions, the first bin has ${count}; all need the same number.`,
    )
  return count === 2 ? 2 : 3
}

export function invalid(message: string): ServiceError {
  return new ServiceError('invalid_request', 400, message)
}

function split(text: string, field: string, max: number): string[] {
  const listed = text.trimEnd().replace(/,$/, '')
  if (listed.trim() === '') throw invalid(`The field "${field}" is empty.`)
  const count = countPieces(listed, ',')
  if (count > max) throw invalid(`The field "${field}" holds ${count} pieces; at most ${max} are packed in one call.`)
  return listed.split(',').map((piece) => piece.trim())
}

/** Counted without being cut: millions of separators would make millions of strings. */
function countPieces(text: string, separator: string): number {
  let count = 1
  for (let at = text.indexOf(separator); at >= 0; at = text.indexOf(separator, at + 1)) count += 1
  return count
}

/** The id comes first and may itself hold no colon. */
function partsOf<const Names extends readonly string[]>(
  piece: string,
  names: Names,
  place: string,
): { [Index in keyof Names]: string } {
  const parts = piece.split(':', names.length + 1)
  if (parts.length !== names.length) {
    throw invalid(
      `${place} has ${countPieces(piece, ':')} parts; it needs ${names.length}, separated by colons: ${names.join(':')}.`,
    )
  }
  return names.map((_name, index) => parts[index]?.trim() ?? '') as { [Index in keyof Names]: string }
}

const plainNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i

function parseNumber(text: string): number {
  return plainNumber.test(text) ? Number(text) : Number.NaN
}

function parseWeight(text: string, part: string, place: string): number {
  const weight = parseNumber(text)
  if (weight >= 0 && weight <= largestNumber) return weight
  throw invalid(`${place}: the ${part} "${shorten(text)}" is not a number from 0 to ${largestNumber}.`)
}

function parseConstraints(text: string, place: string): number {
  const constraints = parseNumber(text)
  if (Number.isInteger(constraints) && constraints >= 0 && constraints <= highestConstraint) return constraints
  throw invalid(`${place}: the constraints "${shorten(text)}" are not an integer from 0 to ${highestConstraint}.`)
}

function parseDimensions(text: string, place: string): number[] {
  const dimensions = text.split(/x/i, maxDimensions + 1).map((part) => parseNumber(part.trim()))
  if (dimensions.length !== 2 && dimensions.length !== 3) {
    throw invalid(`${place}: the dimensions "${shorten(text)}" are not two or three numbers joined by "x".`)
  }
  if (dimensions.every((length) => length > 0 && length <= largestNumber)) return dimensions
  throw invalid(
    `${place}: each of the dimensions "${shorten(text)}" must be a number above 0 and at most ${largestNumber}.`,
  )
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 57)}...` : text
}
