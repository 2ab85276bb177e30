/** The anchors of headings as GitHub makes them, which links between pages of Markdown are written for. */
export function createSlugger(): (heading: string) => string {
  const used = new Map<string, number>()
  return (heading) => {
    const slug = toSlug(heading)
    const count = used.get(slug) ?? 0
    used.set(slug, count + 1)
    return count === 0 ? slug : `${slug}-${count}`
  }
}

function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
