import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The page that holds the tables of both subjects. */
const page = join(import.meta.dirname, '../../docs/reliability.md')

/** Puts `text` between the page's markers `<!-- NAME -->` and `<!-- /NAME -->`; "npm run format" then aligns its tables. */
export async function replaceSection(name: string, text: string): Promise<void> {
  const old = await readFile(page, 'utf8')
  const between = new RegExp(`(<!-- ${name} -->\\n)[^]*(<!-- /${name} -->)`)
  if (!between.test(old)) throw new Error(`${page} has no section between <!-- ${name} --> and <!-- /${name} -->.`)
  await writeFile(
    page,
    old.replace(between, (_all, begin, end) => `${begin}\n${text}\n\n${end}`),
  )
}
