/** Where wtf_wikipedia gives other links than an article has, and why; everything else has to be the same. */
export interface KnownDifference {
  readonly reason: string
  /** The wikitext without what the difference is about. */
  readonly drop: (wikitext: string) => string
}

/** Links that it leaves out. */
export const leftOut: readonly KnownDifference[] = [
  {
    reason: 'It takes what lies between <references /> and a later </references> for one element, and drops it.',
    drop: (text) => text.replace(/<references\b[^>]*>[^]*<\/references>/, ''),
  },
  {
    reason: 'It makes references of what is in <ref>, without links.',
    drop: (text) => text.replaceAll(/<ref\b[^>]*\/>|<ref\b[^>]*>[^]*?<\/ref>/g, ''),
  },
  {
    reason: 'It makes a template of <blockquote>.',
    drop: (text) => text.replaceAll(/<blockquote>.*?<\/blockquote>/g, ''),
  },
  { reason: 'It reads no captions in <gallery>.', drop: (text) => text.replaceAll(/<gallery\b[^]*?<\/gallery>/g, '') },
  { reason: 'It gives the names of columns without their links.', drop: (text) => text.replaceAll(/^!.*$/gm, '') },
  { reason: 'It gives pictures without their captions.', drop: dropPictures },
  {
    reason: 'It takes a link to a category for none after a colon, too.',
    drop: (text) => text.replaceAll(/\[\[\s*:[^\]]*\]\]/g, ''),
  },
  { reason: 'It gives a redirect no links.', drop: (text) => (/^#\w+\s*\[\[/.test(text) ? '' : text) },
]

const picture = /\[\[\s*(?:File|Image|Datei|Bild|Файл|Изображение|Зображення|ファイル|画像)\s*:/i

/** With the brackets inside them. */
function dropPictures(text: string): string {
  const start = text.search(picture)
  if (start < 0) return text
  let depth = 0
  let end = start
  do {
    if (text.startsWith('[[', end)) depth += 1
    else if (text.startsWith(']]', end)) depth -= 1
    else {
      end += 1
      continue
    }
    end += 2
  } while (depth > 0 && end < text.length)
  return text.slice(0, start) + dropPictures(text.slice(end))
}
