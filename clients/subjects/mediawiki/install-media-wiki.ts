import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackDebianPackages } from '../../unpack-debian-packages.ts'

/** MediaWiki in a folder, with no page yet. */
export interface InstalledWiki {
  readonly php: string
  /** Where its database, settings and caches lie. */
  readonly data: string
  readonly environment: NodeJS.ProcessEnv
  /** Runs one of the scripts in its folder `maintenance`; gives what the script prints. */
  readonly maintain: (script: string, ...parameters: readonly string[]) => string
}

/** Unpacks Debian's MediaWiki and has its installer make an empty wiki for this address. */
export function installMediaWiki(folder: string, baseUrl: string): InstalledWiki {
  const root = unpackDebianPackages(folder, ['mediawiki', 'php-cli', 'php-sqlite3', 'php-intl', 'php-curl'])
  const scripts = join(root, 'usr/share/mediawiki')
  mendLinks(scripts)
  const data = join(folder, 'data')
  const unpackedPhp = join(root, 'usr/bin/php8.2')
  const php = existsSync(unpackedPhp) ? unpackedPhp : 'php'
  const environment = {
    ...process.env,
    ...(php === unpackedPhp ? { PHPRC: writePhpSettings(folder, root), PHP_INI_SCAN_DIR: '' } : {}),
    PEER_ROOT: scripts,
    PEER_DATA: data,
    PEER_SERVER: baseUrl,
  }
  const run =
    (more: object) =>
    (script: string, ...parameters: readonly string[]) =>
      execFileSync(php, [join(scripts, 'maintenance', `${script}.php`), ...parameters], {
        env: { ...environment, ...more },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
  makeEmptyWiki(data, baseUrl, run({}))
  const settings = { MW_CONFIG_FILE: join(import.meta.dirname, 'settings.php') }
  return { php, data, environment: { ...environment, ...settings }, maintain: run(settings) }
}

function makeEmptyWiki(data: string, baseUrl: string, run: InstalledWiki['maintain']): void {
  rmSync(data, { force: true, recursive: true })
  for (const name of ['images', 'cache']) mkdirSync(join(data, name), { recursive: true })
  const database = ['--dbtype', 'sqlite', '--dbpath', data, '--dbname', 'wiki']
  const address = ['--server', baseUrl, '--scriptpath', '/w']
  const rest = ['--pass', 'never-used-here', '--confpath', data, '--skins', 'Vector']
  run('install', ...database, ...address, ...rest, 'Small Encyclopedia', 'Keeper')
}

/** Debian's links lead to /var/lib, where nothing is when the package was only unpacked. */
function mendLinks(scripts: string): void {
  for (const name of ['LocalSettings.php', 'config', 'extensions', 'images'])
    rmSync(join(scripts, name), { force: true, recursive: true })
  symlinkSync('extensions-core', join(scripts, 'extensions'))
}

/** Modules of PHP that MediaWiki asks for. */
const neededModules =
  'ctype curl dom fileinfo iconv intl mbstring pdo posix simplexml sqlite3 pdo_sqlite tokenizer ' +
  'xml xmlreader xmlwriter'

function writePhpSettings(folder: string, root: string): string {
  const modules = join(root, 'usr/lib/php')
  const version = readdirSync(modules).find((name) => /^\d{8}$/.test(name)) ?? ''
  const lines = [
    `extension_dir=${join(modules, version)}`,
    ...neededModules.split(' ').map((name) => `extension=${name}.so`),
    'memory_limit=512M',
    'date.timezone=UTC',
  ]
  const file = join(folder, 'php.ini')
  writeFileSync(file, lines.join('\n'))
  return file
}
