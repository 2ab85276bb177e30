import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LabelledMail } from '../labelled-mail.ts'
import { buildRawMail } from './build-raw-mail.ts'

/** Whole mails of today, written for this project to measure on: a part that development may look at, and one that it may not. */
export type Share = 'development' | 'held back'

export async function readRawMails(share: Share): Promise<LabelledMail[]> {
  const ending = share === 'development' ? '-development.txt' : '.txt'
  return [...(await readMails(`phishing${ending}`, true)), ...(await readMails(`ham${ending}`, false))]
}

async function readMails(file: string, isSpam: boolean): Promise<LabelledMail[]> {
  const text = await readFile(join(import.meta.dirname, file), 'utf8')
  const entries = text.split(/^=== /m).slice(1)
  return entries.map((entry, place) => {
    const id = `raw/${file}/${place}`
    return { id, source: buildRawMail(entry, id), isSpam, origin: 'modern' }
  })
}
