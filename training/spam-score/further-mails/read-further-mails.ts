import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildRawMail } from '../held-back-mails/build-raw-mail.ts'
import type { Share } from '../held-back-mails/read-raw-mails.ts'
import type { LabelledMail } from '../labelled-mail.ts'
import { expandEntry } from './expand-entry.ts'

/**
 * Wanted mails of the 2020s in eight languages and unwanted ones of the kinds that were missed: 100 and 25 to develop with, as many held
 * back, whole entries of them.
 */
export async function readFurtherMails(share: Share): Promise<LabelledMail[]> {
  const ending = share === 'development' ? '-development.txt' : '.txt'
  const wanted = await readMails(`wanted${ending}`, false, (_, place) => 2 + (place % 2))
  const unwanted = await readMails(`unwanted${ending}`, true, (entry) => (entry.includes('{{') ? 2 : 1))
  return [...wanted, ...unwanted]
}

/**
 * Terse, textless and disguised mails with their wanted neighbours, two of each entry. Nothing is fitted on them; rules were mended on the
 * later and the fresh ones, and the newest were written when the rules were done.
 */
export async function readNeighbouringMails(batch: 'later' | 'fresh' | 'newest'): Promise<LabelledMail[]> {
  const twice = () => 2
  return [
    ...(await readMails(`wanted-${batch}.txt`, false, twice)),
    ...(await readMails(`unwanted-${batch}.txt`, true, twice)),
  ]
}

async function readMails(
  file: string,
  isSpam: boolean,
  copiesOf: (entry: string, place: number) => number,
): Promise<LabelledMail[]> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  const entries = text.split(/^=== /m).slice(1)
  return entries.flatMap((entry, place) =>
    Array.from({ length: copiesOf(entry, place) }, (_, copy) => {
      const id = `further/${file}/${place}/${copy}`
      return { id, source: buildRawMail(expandEntry(entry, copy), id), isSpam, origin: 'further' }
    }),
  )
}
