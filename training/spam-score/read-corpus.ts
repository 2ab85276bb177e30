import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import type { LabelledMail } from './labelled-mail.ts'
import { explainMissingData, sharedDataAt } from '../../src/kernel/testing/shared-data.ts'

const corpus = 'text/spam/spamassassin-half.tar.gz'

export const corpusPath = sharedDataAt(corpus)

/** For the name of a test. */
export const corpusMissing = explainMissingData(corpus)

/** The mails of the SpamAssassin corpus, one character for each byte, in the order of their ids. */
export async function readCorpus(): Promise<LabelledMail[]> {
  const mails: LabelledMail[] = []
  const archive = createReadStream(corpusPath).pipe(createGunzip()).pipe(extract())
  for await (const entry of archive) {
    const [, folder = '', name = ''] = entry.header.name.split('/')
    const source = await text(entry.setEncoding('latin1'))
    if (entry.header.type === 'file' && name)
      mails.push({ id: `${folder}/${name}`, source, isSpam: folder.startsWith('spam'), origin: 'corpus' })
  }
  return mails.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** A number from 0 to 1 that a mail's id decides, so that splits never change. */
export function drawOf(id: string): number {
  return createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32
}

/** One mail in six is held back: nothing is fitted on it. */
export function isHeldBack({ id }: Pick<LabelledMail, 'id'>): boolean {
  return drawOf(id) < 1 / 6
}
