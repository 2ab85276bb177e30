import { lookUp } from '../../../../libraries/json/look-up.ts'
import { maxOf } from '../../../../libraries/numbers/max-of.ts'
import { MissingPartError } from '../../../../libraries/onnx/missing-part-error.ts'
import { runByLength } from '../../../../libraries/onnx/run-by-length.ts'
import { readFloats, runModel } from '../../../../libraries/onnx/run-model.ts'
import { toTextFeeds } from '../../../../libraries/onnx/to-text-feeds.ts'
import { cutWindows } from './cut-windows.ts'
import type { Classifier } from './load-classifier.ts'

/** Of one text, by label. */
export type LabelScores = Readonly<Record<string, number>>

/** The probability of each label; in a text of several pieces that of the worst. */
export async function classifyTexts(classifier: Classifier, texts: readonly string[]): Promise<readonly LabelScores[]> {
  const pieces = texts.map((text) => cutWindows(classifier, text))
  const scored = await runByLength(pieces.flat(), (batch) => runBatch(classifier, batch))
  let end = 0
  return pieces.map(({ length }) => {
    const own = scored.slice(end, (end += length))
    return Object.fromEntries(classifier.labels.map((label, at) => [label, maxOf(own.map((each) => each[at] ?? 0))]))
  })
}

async function runBatch(
  { runtime, session, labels, toProbabilities }: Classifier,
  sequences: readonly (readonly number[])[],
): Promise<readonly (readonly number[])[]> {
  const outputs = await runModel(session, toTextFeeds(runtime, sequences))
  const logits = readFloats(outputs, lookUp(outputs, 'logits') ? 'logits' : (session.outputNames[0] ?? 'logits'))
  if (logits.length !== sequences.length * labels.length)
    throw new MissingPartError('The model gives another number of scores than config.json has labels.')
  return sequences.map((_, at) =>
    toProbabilities(Array.from(logits.subarray(at * labels.length, (at + 1) * labels.length))),
  )
}
