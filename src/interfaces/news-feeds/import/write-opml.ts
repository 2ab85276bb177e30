import type { Category } from '../storage/categories.ts'
import type { SourceRow } from '../storage/tables.ts'

type Listed = Pick<SourceRow, 'category' | 'url' | 'title' | 'site_url'>

/** Writes subscriptions as OPML 2.0, a folder for each category that has some. */
export function writeOpml(categories: readonly Category[], sources: readonly Listed[]): string {
  const byCategory = Map.groupBy(sources, ({ category }) => category)
  const folders = categories.flatMap((category) => {
    const inside = byCategory.get(category.name)
    return inside ? [writeFolder(category, inside)] : []
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
  <head><title>Feeds of Mainstay</title></head>
  <body>
${folders.join('')}  </body>
</opml>
`
}

function writeFolder({ name, segment }: Category, sources: readonly Listed[]): string {
  const outlines = sources.map(({ url, title, site_url: siteUrl }) => {
    const text = title || url
    const attributes = {
      type: 'rss',
      text,
      title: text,
      xmlUrl: url,
      htmlUrl: siteUrl,
      category: `/${segment}/${name}`,
    }
    return `      <outline${writeAttributes(attributes)}/>\n`
  })
  return `    <outline${writeAttributes({ text: name })}>\n${outlines.join('')}    </outline>\n`
}

function writeAttributes(attributes: Readonly<Record<string, string>>): string {
  const present = Object.entries(attributes).filter(([, value]) => value !== '')
  return present.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
}

/** Line breaks inside an attribute would be read back as spaces. */
function escape(text: string): string {
  return text.replaceAll(/[&<>"\n\r\t]/g, (character) => `&#${character.charCodeAt(0)};`)
}
