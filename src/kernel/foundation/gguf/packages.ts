import type { PackageVersion } from '../../../libraries/packages/install-packages.ts'

/** As `llama/package.json` has it. */
const version = '3.22.1'

/** The build of llama.cpp for this machine's processor, by what Node calls machines; others are built by the package itself. */
const builds = new Map([
  ['darwin-arm64', 'mac-arm64-metal'],
  ['darwin-x64', 'mac-x64'],
  ['linux-arm64', 'linux-arm64'],
  ['linux-x64', 'linux-x64'],
  ['win32-arm64', 'win-arm64'],
  ['win32-x64', 'win-x64'],
])
const build = builds.get(`${process.platform}-${process.arch}`)

const llama = { name: 'node-llama-cpp', version }

/** What GGUF models are run by, in the version that was tried. */
export const ggufPackages: readonly PackageVersion[] =
  build === undefined ? [llama] : [llama, { name: `@node-llama-cpp/${build}`, version, orElse: llama.name }]
