import { memoizeLoad } from '../../../../libraries/memoize/memoize-load.ts'
import type { Evaluation } from '../../port.ts'
import { loadModel } from './model/model-file.ts'
import { scoreMail } from './score-mail.ts'

const load = memoizeLoad(loadModel)

/** Runs in a worker thread: scores some mails, in order. The model is read once for each thread. */
export default async function scoreMails(sources: readonly string[]): Promise<Evaluation[]> {
  const model = await load()
  return sources.map((source) => scoreMail(source, model))
}
