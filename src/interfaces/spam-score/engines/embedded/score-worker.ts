import type { Evaluation } from '../../port.ts'
import { loadModel, type SpamModel } from './model/model-file.ts'
import { scoreMail } from './score-mail.ts'

let model: Promise<SpamModel> | undefined

/** Runs in a worker thread: scores some mails, in order. The model is read once for each thread. */
export default async function scoreMails(sources: readonly string[]): Promise<Evaluation[]> {
  const loaded = await (model ??= loadModel())
  return sources.map((source) => scoreMail(source, loaded))
}
