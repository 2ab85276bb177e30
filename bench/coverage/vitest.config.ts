import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import usual from '../../vitest.config.ts'

const { projects = [], ...test } = usual.test ?? {}

/** Counting makes tests slower, and nobody waits for them. */
const unhurried = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 200_000 } } }

/** The usual projects, whose sources Node itself runs: what is counted is then the code as it stands. */
export default defineConfig({
  test: {
    ...test,
    projects: projects.map((project) => (isInline(project) ? withCoverage(project) : project)),
  },
})

function isInline(project: unknown): project is TestProjectInlineConfiguration {
  return typeof project === 'object' && project !== null && 'test' in project
}

function withCoverage(project: TestProjectInlineConfiguration): TestProjectInlineConfiguration {
  const setupFiles = [join(import.meta.dirname, 'take-coverage.ts')]
  const test = { ...project.test, setupFiles, ...unhurried, experimental: { viteModuleRunner: false } }
  return { ...project, test }
}
