import { BinaryReader } from '@bufbuild/protobuf/wire'
import type { Translation } from '../../domain/alert.ts'
import { readInner, readMessage, tag } from '../../../../libraries/protobuf/read-message.ts'

/** An alert in the ids of its feed. */
export interface RawAlert {
  readonly cause: string
  readonly effect: string
  readonly periods: readonly { readonly from: number; readonly until: number }[]
  readonly selectors: readonly RawSelector[]
  readonly header: readonly Translation[]
  readonly description: readonly Translation[]
}

/** Empty for what is not said. */
export interface RawSelector {
  readonly agency: string
  readonly route: string
  readonly trip: string
  readonly stop: string
}

/** Alert.Cause and Alert.Effect by their numbers, from 1 on. */
const causes =
  'UNKNOWN_CAUSE OTHER_CAUSE TECHNICAL_PROBLEM STRIKE DEMONSTRATION ACCIDENT HOLIDAY WEATHER MAINTENANCE CONSTRUCTION POLICE_ACTIVITY MEDICAL_EMERGENCY'.split(
    ' ',
  )
const effects =
  'NO_SERVICE REDUCED_SERVICE SIGNIFICANT_DELAYS DETOUR ADDITIONAL_SERVICE MODIFIED_SERVICE OTHER_EFFECT UNKNOWN_EFFECT STOP_MOVED NO_EFFECT ACCESSIBILITY_ISSUE'.split(
    ' ',
  )

/** Selectors, and characters of a text: an alert is a notice, no book. */
const limits = { selectors: 10_000, characters: 4_000 }

/** Undefined for bytes that are no alert, or one of too many parts. */
export function readAlert(bytes: Uint8Array): RawAlert | undefined {
  const reader = new BinaryReader(bytes)
  const alert = {
    cause: causes[0] ?? '',
    effect: effects[7] ?? '',
    periods: [] as { from: number; until: number }[],
    selectors: [] as RawSelector[],
    header: [] as readonly Translation[],
    description: [] as readonly Translation[],
  }
  try {
    readMessage(reader, reader.len, (fieldTag) => {
      if (fieldTag === tag.bytes(1)) alert.periods.push(readPeriod(reader))
      else if (fieldTag === tag.bytes(5)) alert.selectors.push(readSelector(reader))
      else if (fieldTag === tag.varint(6)) alert.cause = causes[reader.int32() - 1] ?? alert.cause
      else if (fieldTag === tag.varint(7)) alert.effect = effects[reader.int32() - 1] ?? alert.effect
      else if (fieldTag === tag.bytes(10)) alert.header = readTexts(reader)
      else if (fieldTag === tag.bytes(11)) alert.description = readTexts(reader)
      else return false
      if (alert.selectors.length > limits.selectors) throw new RangeError('too many selectors')
      return true
    })
    return alert
  } catch {
    return undefined
  }
}

function readPeriod(reader: BinaryReader) {
  let [from, until] = [0, 0]
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.varint(1)) from = Number(reader.uint64())
    else if (fieldTag === tag.varint(2)) until = Number(reader.uint64())
    else return false
    return true
  })
  return { from, until }
}

function readSelector(reader: BinaryReader): RawSelector {
  let [agency, route, trip, stop] = ['', '', '', '']
  readInner(reader, (fieldTag) => {
    if (fieldTag === tag.bytes(1)) agency = reader.string()
    else if (fieldTag === tag.bytes(2)) route = reader.string()
    else if (fieldTag === tag.bytes(4))
      readInner(reader, (inner) => {
        if (inner === tag.bytes(1)) trip = reader.string()
        else if (inner === tag.bytes(5)) route = reader.string()
        else return false
        return true
      })
    else if (fieldTag === tag.bytes(5)) stop = reader.string()
    else return false
    return true
  })
  return { agency, route, trip, stop }
}

function readTexts(reader: BinaryReader): readonly Translation[] {
  const texts: Translation[] = []
  readInner(reader, (fieldTag) => {
    if (fieldTag !== tag.bytes(1)) return false
    let [text, language] = ['', '']
    readInner(reader, (inner) => {
      if (inner === tag.bytes(1)) text = reader.string().slice(0, limits.characters)
      else if (inner === tag.bytes(2)) language = reader.string()
      else return false
      return true
    })
    texts.push({ text, language })
    return true
  })
  return texts
}
