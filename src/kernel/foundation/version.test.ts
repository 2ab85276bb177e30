import { expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { version } from './version.ts'

test('Mainstay names the version of the package', () => {
  expect(version).toBe(packageJson.version)
})
