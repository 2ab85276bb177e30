import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { chooseScratchFolder } from './tests/choose-scratch-folder.ts'

const tests = ['{src,tests,scripts,bench}/**/*.test.ts']
const packages = '**/node_modules/**'

/** What starts, kills, packs or installs whole programs, or reads large dumps: `npm run test:slow`, a job of its own. */
const slow = [
  'tests/{contained,package,replicas}/**/*.test.ts',
  'tests/{documented-blocks,documented-calls,hostile-formats,package,planted-secrets,power-cut,relay,setup}.test.ts',
  'scripts/new-interface/*.test.ts',
  'src/cli/*.test.ts',
  'src/common-links/dump.test.ts',
  'src/interfaces/*/import/{killed-import,real-dumps}.test.ts',
  'src/interfaces/*/jobs/killed.test.ts',
  'src/interfaces/{image-analysis,responses}/{commands,content}.test.ts',
  'src/interfaces/spam-score/spamc-programs.test.ts',
]

/** What goes through every model of a registry, or through networks by the dozen. */
const exhaustive = [
  'src/capabilities/{language-model/engines/gguf,translation/downloads/released-shapes}.test.ts',
  'src/interfaces/translate-*/language-codes.test.ts',
  'src/interfaces/transit-search/{conditions-oracle,engines/embedded/{live/live-networks,search/network-search}}.test.ts',
  'tests/{fair-workers,picture-messages}.test.ts',
]

/** What drives a browser, and what looks at dozens of pictures by one model after another: slow as well. */
const inBrowsers = ['console/e2e/**/*.test.ts']
const manyPictures = [
  'src/interfaces/image-analysis/{azure-client,hostile-pictures,reading,versions}.test.ts',
  'src/interfaces/image-analysis/engines/{embedded,onnx}.test.ts',
]

/** What runs in a browser: read by Vite, which bundles it. All else is read by Node, as when it serves: no file is transformed. */
const ofConsole = ['console/src/**/*.test.{ts,tsx}', 'src/interfaces/*/console/**/*.test.ts']

/** What keeps models or native parts in memory: a process for each file. Others are loaded once for all. */
const apart = ['src/interfaces/{image-analysis,ip-location}/**/*.test.ts']

// What one process has compiled, its threads and later ones need not; in the folder that bin/mainstay.js takes too.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache')

const scratch = chooseScratchFolder()

const common: TestProjectInlineConfiguration['test'] = {
  env: { ...(scratch && { TMPDIR: scratch }) },
  // Nothing is timed: this ends what hangs. Tests that kill imports take 16 s on two quiet cores, and ten times that beside much else.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A second, the default, is not enough where a process has to start on a busy machine.
  expect: { poll: { timeout: 20_000 } },
}

const readByNode: TestProjectInlineConfiguration['test'] = { ...common, experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    // What waits for a server to start, or for one that is away, leaves a core idle: on two cores three workers take 7.6 minutes, two 9.2.
    maxWorkers: availableParallelism() + 1,
    // Here alone: what projects inherit, each of them would start for itself.
    globalSetup: ['tests/global-setup.ts'],
    projects: [
      {
        test: {
          ...readByNode,
          name: 'sharing',
          isolate: false,
          include: tests,
          exclude: [packages, ...apart, ...ofConsole, ...slow, ...exhaustive],
        },
      },
      {
        test: {
          ...readByNode,
          name: 'apart',
          include: apart,
          exclude: [packages, ...ofConsole, ...slow, ...manyPictures],
        },
      },
      { test: { ...common, name: 'console', include: ofConsole } },
      { test: { ...readByNode, name: 'slow', isolate: false, include: [...slow, ...exhaustive] } },
      { test: { ...readByNode, name: 'slow pictures', include: manyPictures } },
      { test: { ...common, name: 'slow browsers', include: inBrowsers } },
    ],
  },
})
