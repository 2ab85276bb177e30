/** The changelog with what is unreleased under a version of its own, and that section's text, which is what the release says. */
export interface CutChangelog {
  readonly changelog: string
  readonly notes: string
}

const heading = '## Unreleased\n'

/** `date` as 2026-11-22. Throws when nothing is unreleased, or the version is there already. */
export function cutChangelog(changelog: string, version: string, date: string): CutChangelog {
  const at = changelog.indexOf(heading)
  if (at === -1) throw new Error(`CHANGELOG.md has no line "${heading.trim()}".`)
  if (changelog.includes(`\n## ${version} `)) throw new Error(`CHANGELOG.md has a section of ${version} already.`)
  const begin = at + heading.length
  const next = changelog.indexOf('\n## ', begin)
  const end = next === -1 ? changelog.length : next
  const notes = changelog.slice(begin, end).trim()
  if (notes === '') throw new Error('Nothing is unreleased: CHANGELOG.md has no line below "Unreleased".')
  const section = `${heading}\n## ${version} (${date})\n\n${notes}\n`
  return { changelog: changelog.slice(0, at) + section + changelog.slice(end), notes: `${notes}\n` }
}
