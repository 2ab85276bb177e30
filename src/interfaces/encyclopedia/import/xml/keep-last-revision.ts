const firstRevision = Buffer.from('<revision')
const endOfRevision = Buffer.from('</revision>')

/**
 * The beginning of a page's XML without all but the latest of its complete revisions, so that a history of any length
 * needs the memory of one. Histories are written oldest first.
 */
export function keepLastRevision(page: Buffer): Buffer {
  const headEnd = page.indexOf(firstRevision)
  const lastEnd = page.lastIndexOf(endOfRevision)
  if (headEnd < 0 || lastEnd < 0) return page
  const last = page.lastIndexOf(firstRevision, lastEnd)
  return last <= headEnd ? page : Buffer.concat([page.subarray(0, headEnd), page.subarray(last)])
}
