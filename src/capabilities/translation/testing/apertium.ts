import { existsSync, readdirSync, readFileSync } from 'node:fs'

const needed = ['eng-spa', 'spa-eng', 'spa-cat', 'cat-spa', 'eng-cat', 'cat-eng']

/** Why tests of a real Apertium are skipped, if they are. */
export const apertiumMissing: string | undefined =
  existsSync('/usr/bin/apertium-wblank-mode') &&
  needed.every((name) => existsSync(`/usr/share/apertium/modes/${name}.mode`))
    ? undefined
    : 'apertium-eng-spa, apertium-spa-cat and apertium-eng-cat are not installed'

export interface Stage {
  readonly pid: number
  readonly group: number
  readonly command: string
}

/** The processes of Apertium that this process has started, by Linux's /proc. */
export function listStages(): Stage[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStage(Number(name)) : []))
  // The shell of a pipeline is the first of its group.
  const shells = all.filter(({ pid, parent, group }) => parent === process.pid && group === pid)
  return all.filter(({ group, command }) => shells.some(({ pid }) => pid === group) && command.includes('apertium'))
}

function readStage(pid: number): (Stage & { readonly parent: number })[] {
  try {
    const [state, parent, group] = readStat(pid)
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return state === 'Z' ? [] : [{ pid, group: Number(group), parent: Number(parent), command }]
  } catch {
    // It has ended in the meantime.
    return []
  }
}

/** Whether a process still does anything: one that has ended is listed until its parent looks. */
export function isRunning({ pid }: Stage): boolean {
  try {
    return readStat(pid)[0] !== 'Z'
  } catch {
    return false
  }
}

/** State, parent and group. */
function readStat(pid: number): readonly string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold anything.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}
