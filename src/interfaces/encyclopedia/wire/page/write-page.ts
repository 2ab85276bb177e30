import { escapeHtmlFully } from '../../../../dialects/mediawiki/escape-html.ts'
import type { NamedAddress } from '../../port.ts'
import { pageStyle } from './page-style.ts'

export interface PageParts {
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly title: string
  readonly siteName: string
  /** HTML. */
  readonly main: string
}

/** A whole page, without a script; `folder` is the path of the main page. */
export function writePage({ language, direction, title, siteName, main }: PageParts, folder: string): string {
  const [shown, site] = [escapeHtmlFully(title), escapeHtmlFully(siteName)]
  return `<!doctype html>
<html lang="${escapeHtmlFully(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shown} – ${site}</title>
<style>${pageStyle}</style>
</head>
<body>
<header><a href="${escapeHtmlFully(folder)}">${site}</a></header>
<main>
<h1>${shown}</h1>
${main}
</main>
</body>
</html>
`
}

export function writeLink({ name, address }: NamedAddress, relation = ''): string {
  const rel = relation === '' ? '' : ` rel="${relation}"`
  return `<a href="${escapeHtmlFully(address)}"${rel}>${escapeHtmlFully(name)}</a>`
}
