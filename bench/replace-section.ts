import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Puts `text` between the markers `<!-- NAME -->` and `<!-- /NAME -->` of a page of `docs`; "npm run format" then aligns its tables. */
export async function replaceSection(name: string, text: string, document = 'reliability.md'): Promise<void> {
  const page = join(import.meta.dirname, '../docs', document)
  const old = await readFile(page, 'utf8')
  const between = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`)
  if (!between.test(old)) throw new Error(`${page} has no section between <!-- ${name} --> and <!-- /${name} -->.`)
  await writeFile(
    page,
    old.replace(between, (_all, begin, end) => `${begin}\n${text}\n\n${end}`),
  )
}
