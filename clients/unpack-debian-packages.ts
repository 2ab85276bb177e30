import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Brings Debian packages, and those that they need and this machine lacks, into a folder; nothing is installed in the
 * system. Needs `apt-get` and `dpkg-deb`, but no rights.
 */
export function unpackDebianPackages(folder: string, packages: readonly string[]): string {
  const [archives, root] = [join(folder, 'archives'), join(folder, 'root')]
  const done = join(folder, 'unpacked')
  if (existsSync(done)) return root
  mkdirSync(archives, { recursive: true })
  mkdirSync(root, { recursive: true })
  const missing = listMissing(packages)
  if (missing.length > 0) execFileSync('apt-get', ['download', '--quiet', ...missing], { cwd: archives, stdio: 'pipe' })
  for (const archive of readdirSync(archives)) execFileSync('dpkg-deb', ['--extract', join(archives, archive), root])
  writeFileSync(done, packages.join('\n'))
  return root
}

/** Packages of `leftOut` are wanted by others, but not for what is done here. */
const leftOut = /^(apache2|libapache2|libapr|libaprutil)/

function listMissing(packages: readonly string[]): readonly string[] {
  const plan = execFileSync('apt-get', ['install', '--simulate', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const missing = [...plan.matchAll(/^Inst (\S+)/gm)].map(([, name = '']) => name)
  return missing.filter((name) => !leftOut.test(name))
}

/** Its name and the upstream part of the version that Debian has now. */
export function describeDebianVersion(name: string): string {
  const shown = execFileSync('apt-cache', ['policy', name], { encoding: 'utf8' })
  const [, version = ''] = /Candidate: (?:\d+:)?([^\s-]+)/.exec(shown) ?? []
  return `${name} ${version}`
}
