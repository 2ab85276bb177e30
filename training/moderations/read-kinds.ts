import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from './compose-documents.ts'
import { readLabels } from './example.ts'

/** A text with what kind of error it belongs to. */
export interface KindDocument extends Document {
  readonly kind: string
}

/** Passages by kind of error, under headings such as `[V: glee at harm]`; training never sees them. */
export async function readKinds(): Promise<readonly KindDocument[]> {
  const file = await readFile(join(import.meta.dirname, 'held-back-texts/kinds.txt'), 'utf8')
  const documents: KindDocument[] = []
  let [labels, kind] = [readLabels('N'), '']
  for (const line of file.split('\n')) {
    const [, letters = 'N', name] = /^\[([A-Z ]+): (.+)\]$/.exec(line) ?? []
    if (name !== undefined) [labels, kind] = [readLabels(letters), name]
    else if (line.trim() !== '' && !line.startsWith('#')) documents.push({ text: line, labels, kind })
  }
  return documents
}
