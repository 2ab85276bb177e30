import { setTimeout as sleep } from 'node:timers/promises'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { TextsRequest, TextTranslator, TranslatedText } from '../domain/translator.ts'
import type { DocumentUnit } from './document-format.ts'

/** Texts, and characters of them, that are asked for at once. */
const [maxTexts, maxCharacters] = [40, 8_000]

/** Milliseconds before what failed on our side is asked again. */
const waits = [1_000, 5_000]

export type Ask = Omit<TextsRequest, 'texts' | 'format'>
export type ReportProgress = (done: number, total: number) => Promise<void>
type Translate = TextTranslator['translate']

export interface TranslatedUnits {
  /** In the order of the units. */
  readonly texts: readonly string[]
  /** How many different texts stay as they were, because no engine could translate them. */
  readonly left: number
}

/**
 * Translates each different text once. One that cannot be translated stays as it is; where that is so for all of them, the document fails for the
 * reason of the first.
 */
export async function translateUnits(
  units: readonly DocumentUnit[],
  ask: Ask,
  translate: Translate,
  report: ReportProgress,
  signal: AbortSignal,
): Promise<TranslatedUnits> {
  const different = new Map(units.map((unit) => [toKey(unit), unit]))
  const made = new Map<string, string>()
  let done = 0
  let refusal: ServiceError | undefined
  for (const batch of toBatches([...different.values()])) {
    signal.throwIfAborted()
    const texts = await translateBatch(batch, ask, translate, signal, (thrown) => {
      refusal ??= thrown
    })
    for (const [index, unit] of batch.entries()) {
      const text = texts[index]
      if (text !== undefined) made.set(toKey(unit), text)
    }
    done += batch.length
    await report(done, different.size)
  }
  if (refusal && made.size === 0) throw refusal
  const texts = units.map((unit) => made.get(toKey(unit)) ?? unit.text)
  return { texts, left: different.size - made.size }
}

function toKey({ format, text }: DocumentUnit): string {
  return `${format} ${text}`
}

function* toBatches(units: readonly DocumentUnit[]): Generator<DocumentUnit[]> {
  for (const format of ['text', 'html'] as const) {
    let batch: DocumentUnit[] = []
    let size = 0
    for (const unit of units) {
      if (unit.format !== format) continue
      if (batch.length > 0 && (batch.length >= maxTexts || size + unit.text.length > maxCharacters)) {
        yield batch
        ;[batch, size] = [[], 0]
      }
      batch.push(unit)
      size += unit.text.length
    }
    if (batch.length > 0) yield batch
  }
}

/** Undefined for those that stay as they are; none where all of them are refused. */
async function translateBatch(
  batch: readonly DocumentUnit[],
  ask: Ask,
  translate: Translate,
  signal: AbortSignal,
  refused: (thrown: ServiceError) => void,
): Promise<readonly (string | undefined)[]> {
  const [first] = batch
  if (!first) return []
  const toRequest = (units: readonly DocumentUnit[]) => ({
    ...ask,
    texts: units.map(({ text }) => text),
    format: first.format,
  })
  try {
    const translated = await askPatiently(toRequest(batch), translate, signal)
    const texts = translated.map((each, index) => (isLeft(each, batch[index]) ? undefined : each.text))
    const left = batch.filter((_, index) => texts[index] === undefined)
    if (left.length === 0) return texts
    // An engine that failed for a moment may do it now; asked alone, those that it refuses do not come back either.
    const again = await translate(toRequest(left), signal).catch((thrown: unknown) => {
      if (!(thrown instanceof ServiceError) || signal.aborted) throw thrown
      return []
    })
    const late = new Map(left.map((unit, index) => [unit, again[index]]))
    return batch.map((unit, index) => texts[index] ?? textOf(late.get(unit), unit))
  } catch (thrown) {
    if (!(thrown instanceof ServiceError) || thrown.status >= 500 || signal.aborted) throw thrown
    refused(thrown)
    return []
  }
}

function textOf(translated: TranslatedText | undefined, unit: DocumentUnit): string | undefined {
  return translated && !isLeft(translated, unit) ? translated.text : undefined
}

/** Whether a text came back because nobody could translate it. */
function isLeft({ text, confidence }: TranslatedText, unit: DocumentUnit | undefined): boolean {
  return confidence === 0 && text === unit?.text
}

async function askPatiently(request: TextsRequest, translate: Translate, signal: AbortSignal) {
  for (const wait of waits) {
    try {
      return await translate(request, signal)
    } catch (thrown) {
      if (signal.aborted || (thrown instanceof ServiceError && thrown.status < 500)) throw thrown
    }
    await sleep(wait, undefined, { signal })
  }
  return translate(request, signal)
}
