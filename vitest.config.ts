import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chooseScratchFolder } from './tests/choose-scratch-folder.ts'

const tests = ['{src,tests,scripts,bench}/**/*.test.ts']

/** What keeps models or native parts in memory, or browsers: a process for each file. Others are loaded once for all. */
const apart = ['src/interfaces/{image-analysis,ip-location}/**/*.test.ts', 'console/**/*.test.{ts,tsx}']

const scratch = chooseScratchFolder()

const common: TestProjectInlineConfiguration['test'] = {
  env: {
    // What one process has compiled, its threads and later ones need not; in the folder that bin/mainstay.js takes too.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    ...(scratch && { TMPDIR: scratch }),
  },
  // Tests that kill imports or read real dumps take 16 s on two quiet cores, and three times that beside other work.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A second, the default, is not enough where a process has to start on a busy machine.
  expect: { poll: { timeout: 20_000 } },
}

export default defineConfig({
  test: {
    // What waits for a server to start, or for one that is away, leaves a core idle: on two cores three workers take 7.6 minutes, two 9.2.
    maxWorkers: availableParallelism() + 1,
    // Here alone: what projects inherit, each of them would start for itself.
    globalSetup: ['tests/global-setup.ts'],
    projects: [
      {
        test: { ...common, name: 'sharing', isolate: false, include: tests, exclude: ['**/node_modules/**', ...apart] },
      },
      { test: { ...common, name: 'apart', include: apart } },
    ],
  },
})
