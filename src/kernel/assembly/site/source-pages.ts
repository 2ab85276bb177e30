/** The Markdown that the site is made from: where it lies in a clone, and in the package alike. */
import { glob, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface SourcePage {
  /** Its place in a clone, such as `docs/run.md`. */
  readonly source: string
  /** Below `/docs/`, such as `run.html`. */
  readonly address: string
  readonly title: string
  readonly markdown: string
}

const projectFolder = fileURLToPath(new URL('../../../..', import.meta.url))
/** `src`, or `dist` in the package. */
const codeFolder = fileURLToPath(new URL('../../..', import.meta.url))

const projectPatterns = ['*.md', 'deploy/README.md', 'docs/*.md', 'docs/decisions/*.md']

export async function readSourcePages(): Promise<readonly SourcePage[]> {
  const pages: Promise<SourcePage>[] = []
  for await (const path of glob(projectPatterns, { cwd: projectFolder }))
    pages.push(readPage(join(projectFolder, path), toSource(path)))
  for await (const path of glob('**/README.md', { cwd: codeFolder }))
    pages.push(readPage(join(codeFolder, path), `src/${toSource(path)}`))
  return (await Promise.all(pages)).toSorted((one, other) => (one.source < other.source ? -1 : 1))
}

function toSource(path: string): string {
  return path.replaceAll(sep, '/')
}

async function readPage(file: string, source: string): Promise<SourcePage> {
  const markdown = await readFile(file, 'utf8')
  const title = /^# (.+)$/m.exec(markdown)?.[1] ?? source
  return { source, address: addressOf(source), title, markdown }
}

const known: ReadonlyMap<string, string> = new Map([
  ['README.md', 'start.html'],
  ['README.ja.md', 'ja.html'],
])

/** Where a page of Markdown is read, whether or not it is there. */
function addressOf(source: string): string {
  const fixed = known.get(source)
  if (fixed !== undefined) return fixed
  return source
    .replace(/^docs\//, '')
    .replace(/^src\/(interfaces|capabilities)\/([^/]+)\/README\.md$/, '$1/$2.md')
    .replace(/^src\/(.+)\/README\.md$/, 'parts/$1.md')
    .replace(/(^|\/)README\.md$/, '$1index.md')
    .replace(/^[A-Z]+\.md$/, (name) => name.toLowerCase())
    .replace(/\.md$/, '.html')
}
