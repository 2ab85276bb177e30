import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPlainSigns } from './to-plain-signs.ts'
import type { TextDocument } from './text-document.ts'

const repository = join(import.meta.dirname, '../../..')

/** The prose of this repository: its pages without code, tables and headings. */
export async function readOwnWriting(): Promise<readonly TextDocument[]> {
  const files: string[] = []
  for (const pattern of ['*.md', 'docs/**/*.md', 'src/**/README.md']) {
    for await (const file of glob(pattern, { cwd: repository })) files.push(file)
  }
  const pages = files.toSorted().map(async (file): Promise<TextDocument> => {
    const text = toPlainSigns(toProse(await readFile(join(repository, file), 'utf8')))
    return { name: file, text, language: 'en', isPublicDomain: true }
  })
  return (await Promise.all(pages)).filter(({ text }) => text.length > 0)
}

function toProse(markdown: string): string {
  return markdown
    .replace(/```[^]*?```/g, '')
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/\s+/g, ' ')
        .replace(/^[-\d.]+ /, '')
        .trim(),
    )
    .filter((paragraph) => /^[A-Z][^|#]*[.:]$/.test(paragraph))
    .join('\n\n')
}
