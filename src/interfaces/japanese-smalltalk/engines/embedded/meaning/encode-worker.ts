import { memoizeLoad } from '../../../../../libraries/memoize/memoize-load.ts'
import { loadEncoder } from './load-encoder.ts'

const load = memoizeLoad(loadEncoder)

/** Runs in a worker thread: what some sentences mean, in order. The encoder is read once for each thread. */
export default async function encodeSentences(texts: readonly string[]): Promise<Float32Array[]> {
  const encoder = await load()
  return texts.map((text) => encoder.encode(text))
}
