import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildMail } from './build-mail.ts'
import { readRawMails } from './held-back-mails/read-raw-mails.ts'
import type { LabelledMail } from './labelled-mail.ts'

/** Mails of today, written for this project: phishing and other spam, and their look-alikes that are wanted. */
export async function readModernMails(): Promise<LabelledMail[]> {
  return [
    ...(await readMails('phishing.txt', true)),
    ...(await readMails('ham.txt', false)),
    ...(await readRawMails('development')),
  ]
}

async function readMails(file: string, isSpam: boolean): Promise<LabelledMail[]> {
  const text = await readFile(join(import.meta.dirname, 'modern', file), 'utf8')
  const entries = text.split(/^=== /m).slice(1)
  return entries.map((entry, place) => {
    const id = `${file}/${place}`
    return { id, source: buildMail(entry, id, isSpam), isSpam, origin: 'modern' }
  })
}
