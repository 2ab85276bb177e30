import { expect, test } from 'vitest'
import { cutChangelog } from './cut-changelog.ts'

const before = '# Changelog\n\n## Unreleased\n\n- One.\n- Two.\n\n## 0.1.0 (2026-10-01)\n\n- Zero.\n'

test('what is unreleased becomes the version’s, and what was released stays', () => {
  const { changelog, notes } = cutChangelog(before, '0.2.0', '2026-11-22')
  expect(notes).toBe('- One.\n- Two.\n')
  expect(changelog).toBe(
    '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n- One.\n- Two.\n\n## 0.1.0 (2026-10-01)\n\n- Zero.\n',
  )
})

test('the first release takes all there is', () => {
  const { changelog } = cutChangelog('# Changelog\n\n## Unreleased\n\n- One.\n', '0.1.0', '2026-11-22')
  expect(changelog).toBe('# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-11-22)\n\n- One.\n')
})

test.each([
  ['# Changelog\n', '0.2.0', 'CHANGELOG.md has no line "## Unreleased".'],
  [before, '0.1.0', 'CHANGELOG.md has a section of 0.1.0 already.'],
  ['# Changelog\n\n## Unreleased\n\n## 0.1.0 (2026-10-01)\n', '0.2.0', 'Nothing is unreleased'],
])('refuses %j as %s', (changelog, version, sentence) => {
  expect(() => cutChangelog(changelog, version, '2026-11-22')).toThrow(sentence)
})
