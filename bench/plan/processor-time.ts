import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { basename } from 'node:path'

/** Milliseconds of a processor that the processes below this one have taken so far, by the program that they run. */
export function readProcessorTimes(): Map<string, number> {
  const all = readdirSync('/proc').flatMap((name) => readProcess(name) ?? [])
  const parents = new Map(all.map(({ id, parent }) => [id, parent]))
  const times = new Map<string, number>()
  for (const { id, program, ms } of all)
    if (isBelow(parents, id, process.pid)) times.set(program, (times.get(program) ?? 0) + ms)
  return times
}

function readProcess(name: string) {
  try {
    // Fields 4, 14 and 15 of proc(5), in ticks of ten milliseconds, counted from the third here: a name may hold blanks.
    const fields =
      readFileSync(`/proc/${Number(name)}/stat`, 'utf8')
        .split(') ')
        .at(-1)
        ?.split(' ') ?? []
    const program = basename(readlinkSync(`/proc/${name}/exe`))
    return { id: Number(name), parent: Number(fields[1]), program, ms: (Number(fields[11]) + Number(fields[12])) * 10 }
  } catch {
    return undefined
  }
}

function isBelow(parents: ReadonlyMap<number, number>, id: number, ancestor: number): boolean {
  for (let at = parents.get(id); at; at = parents.get(at)) if (at === ancestor) return true
  return false
}
