import { maxOf } from '../libraries/numbers/max-of.ts'
import { isLoopback } from '../kernel/foundation/config/kernel-settings.ts'
import { toCurl } from '../kernel/wire/reference/curl.ts'
import { describeEngines } from '../kernel/assembly/status/status.ts'
import type { Running } from '../main.ts'
import type { MountedInterface } from '../kernel/answering/mounted-interface.ts'

export interface StartNotes {
  /** Of settings and of what is missing, a line each. */
  readonly notes: readonly string[]
  /** What may be set. */
  readonly suggestions: readonly string[]
  /** Whether the shell has the development key, too, and not a file alone. */
  readonly isDevKeyInShell: boolean
}

/**
 * What `serve` prints once it listens: where everything is, a line to paste for each interface, which is its contract's first operation, and
 * what may be set; how to begin comes last, where a terminal still shows it.
 */
export function writeStartTable(running: Running, { notes, suggestions, isDevKeyInShell }: StartNotes): string {
  const { app, origin } = running
  const rows = app.interfaces.map((mounted) => describe(mounted, origin))
  const widths = [0, 1, 2].map((column) => maxOf(rows.map(({ cells }) => cells[column]?.length ?? 0)))
  const lines = rows.flatMap(({ cells, curl }) => [
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
    `      ${curl}`,
  ])
  const all = [
    `Mainstay is ready: ${origin} (console), ${origin}/docs (reference)`,
    ...warnOfOpenDoor(app),
    ...notes,
    '',
    ...lines,
    ...suggestions.flatMap((each) => ['', each]),
    ...describeKey(running, isDevKeyInShell),
  ]
  return `${all.join('\n')}\n`
}

function describe(mounted: MountedInterface, origin: string) {
  const { contract } = mounted.definition
  const [first] = Object.values(contract.operations)
  const cells = [
    contract.spec.padEnd(4),
    contract.title,
    `${origin}/${contract.base}`,
    describeEngines(mounted)
      .map(({ name }) => name)
      .join(', '),
  ]
  return {
    cells: [`${cells[0]}  ${cells[1]}`, cells[2] ?? '', cells[3] ?? ''],
    curl: first ? toCurl(contract, first, { origin, key: '$MAINSTAY_KEY' }) : '',
  }
}

function warnOfOpenDoor({ settings: { HOST, MAINSTAY_REQUIRE_KEY } }: Running['app']): string[] {
  if (isLoopback(HOST) || MAINSTAY_REQUIRE_KEY) return []
  return [
    `Warning: HOST=${HOST} can be reached from other machines, and interfaces that need no key answer them; MAINSTAY_REQUIRE_KEY=1 asks for one.`,
  ]
}

function describeKey({ app, firstKey, invitation, origin }: Running, isDevKeyInShell: boolean): string[] {
  const link =
    invitation === undefined
      ? []
      : [
          '',
          'Begin in the browser, by a link that makes a key of its own, once within an hour:',
          `${origin}/#/welcome/${invitation}`,
        ]
  if (firstKey)
    return [
      '',
      'Your first key, shown this once; lines that need one read it from the shell:',
      `export MAINSTAY_KEY=${firstKey}`,
      ...link,
    ]
  if (app.settings.MAINSTAY_DEV_KEY)
    return [
      '',
      'The development key is set; lines that need a key read it from the shell:',
      isDevKeyInShell
        ? 'export MAINSTAY_KEY="$MAINSTAY_DEV_KEY"'
        : 'export MAINSTAY_KEY=…, which is MAINSTAY_DEV_KEY of the file above',
    ]
  return [
    '',
    'Lines that need a key read it from $MAINSTAY_KEY; "mainstay keys add" makes one (in a clone "npm run mainstay -- keys add").',
    ...link,
  ]
}
