import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import { toOperatorError } from '../../../kernel/assembly/content/open-source.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { readTextFile } from './read-text-file.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { NoteSource } from './to-note.ts'

export interface MarkdownFile {
  readonly path: string
  /** Its path inside the folder, with slashes: what makes the note the same one next time. */
  readonly place: string
}

/** The Markdown files of a folder and the folders in it, by name; hidden ones are passed over. */
export async function listMarkdownFiles(path: string, isFolder: boolean): Promise<MarkdownFile[]> {
  if (!isFolder) return [{ path, place: basename(path) }]
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw toOperatorError(path, cause)
  })
  const files = entries
    .filter((entry) => entry.isFile() && /\.(md|markdown)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file, place: relative(path, file).split(sep).join('/') }))
    .filter(({ place }) => !/(^|\/)(\.|node_modules\/)/.test(place))
  if (files.length === 0) throw new OperatorError(`There is no Markdown file (.md) in ${path}.`)
  return files.toSorted((left, right) => (left.place < right.place ? -1 : 1))
}

const limit = { mebibytes: 16, otherwise: 'a note is not' }

/** Jekyll and others put the date before the name. */
const datedName = /^(\d{4}-\d{2}-\d{2})-(.+)$/

/** The front matter's fields, and from elsewhere what it leaves out: title from the first heading, date from the file. */
export async function readMarkdownNote({ path, place }: MarkdownFile): Promise<NoteSource> {
  const { fields, text } = readFrontMatter(await readTextFile(path, limit), path)
  const name = basename(place, extname(place))
  const [, date, slug = name] = datedName.exec(name) ?? []
  const { title, body } = takeTitle(text, fields)
  // A folder's own page is named after the folder.
  const fallback = slug === 'index' ? basename(dirname(place)) : slug
  const { mtime } = await stat(path)
  return {
    origin: path,
    place,
    body: renderMarkdown(body),
    fields: { date: date ?? mtime.toISOString(), title: title ?? fallback, ...fields },
  }
}

/** Without a title in the front matter, a heading in the first line is the title and no longer part of the body. */
function takeTitle(text: string, fields: NoteSource['fields']): { title: string | undefined; body: string } {
  const heading = 'title' in fields ? null : /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(text)
  return heading ? { title: heading[1], body: text.slice(heading[0].length) } : { title: undefined, body: text }
}
