// Runs before `npm test` and `npm run test:slow`: brings the real programs that tests talk to, where Debian's packages can be installed. What
// cannot be had is said here and its tests are skipped by name. Plain JavaScript: it runs on whatever Node is there.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const parts = [
  {
    packages: ['postgresql'],
    present: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0,
  },
  { packages: ['redis-server'], present: () => existsSync('/usr/bin/redis-server') },
  { packages: ['nginx-light'], present: () => existsSync('/usr/sbin/nginx') },
  { packages: ['python3-mwclient'], present: () => existsSync('/usr/lib/python3/dist-packages/mwclient') },
  { packages: ['python3-tweepy'], present: () => existsSync('/usr/lib/python3/dist-packages/tweepy') },
  { packages: ['spamassassin', 'spamd'], present: () => existsSync('/usr/sbin/spamd') },
  {
    packages: ['apertium', 'apertium-eng-spa', 'apertium-spa-cat', 'apertium-eng-cat'],
    present: () =>
      ['eng-spa', 'spa-cat', 'eng-cat'].every((name) => existsSync(`/usr/share/apertium/modes/${name}.mode`)),
  },
  ...['xz-utils xz', 'zstd zstd', 'bzip2 bzip2', 'zip zip']
    .map((line) => line.split(' '))
    .map(([name, program]) => ({
      packages: [name],
      present: () => existsSync(`/usr/bin/${program}`) || existsSync(`/bin/${program}`),
    })),
  { packages: ['chromium'], present: () => existsSync('/usr/bin/chromium') },
]

const missing = parts.filter(({ present }) => !present()).flatMap(({ packages }) => packages)
if (missing.length > 0) install(missing)

function install(packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.log(
      `Not installed: ${packages.join(', ')}. As root on Debian they are brought in by themselves; their tests are skipped.`,
    )
    return
  }
  console.log(`Installing ${packages.join(', ')} for the tests…`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words) =>
    spawnSync('apt-get', ['-qq', ...words], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  apt('update')
  if (!apt('install', '-y', '--no-install-recommends', ...packages))
    console.log('That failed; the tests that need them are skipped.')
}
