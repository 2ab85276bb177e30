import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '../../src/libraries/random/create-random.ts'

const folder = join(import.meta.dirname, 'texts')
export const languages = [
  'english',
  'japanese',
  'german',
  'french',
  'spanish',
  'italian',
  'portuguese',
  'chinese',
  'korean',
  'requests',
] as const

export const kinds = ['despair', 'violence', 'emergency'] as const

export interface TaughtText {
  readonly text: string
  readonly kind: (typeof kinds)[number] | 'harmless'
  /** The line that it was made of: what one line gives is held back together. */
  readonly line: string
  readonly weight: number
}

/** Texts made of a line at most. */
const maxOfLine = 24

/** Our own texts: every line a template with `(one|other)` and `{slot}`, under the kind of danger that it tells of. */
export async function expandTexts(): Promise<readonly TaughtText[]> {
  const random = createRandom(20_261_127)
  const texts: TaughtText[] = []
  for (const language of languages) {
    const slots = await readSlots(language === 'japanese' ? 'slots-japanese' : 'slots')
    let kind: TaughtText['kind'] = 'harmless'
    for (const [at, line] of (await readFile(join(folder, `${language}.txt`), 'utf8')).split('\n').entries()) {
      const heading = ([...kinds, 'harmless'] as const).find((name) => line === `[${name}]`)
      if (heading) kind = heading
      else if (line.trim() !== '' && !line.startsWith('#')) {
        const made = expand(line, slots, random)
        const weight = Math.min(1, 3 / Math.sqrt(made.size))
        for (const text of made) texts.push({ text, kind, line: `${language}:${at}`, weight })
      }
    }
  }
  return texts
}

async function readSlots(name: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const lines = (await readFile(join(folder, `${name}.txt`), 'utf8')).split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2).split('|')]))
}

function expand(line: string, slots: ReadonlyMap<string, readonly string[]>, random: () => number): Set<string> {
  const made = new Set<string>()
  for (let tries = 0; tries < maxOfLine * 2 && made.size < maxOfLine; tries++) made.add(fill(line, slots, random))
  return made
}

function fill(line: string, slots: ReadonlyMap<string, readonly string[]>, random: () => number): string {
  const pick = (options: readonly string[]) => options[Math.floor(random() * options.length)] ?? ''
  let filled = line
  for (let depth = 0; depth < 3; depth++)
    filled = filled
      .replace(/\(([^()]*\|[^()]*)\)/g, (_, options: string) => pick(options.split('|')))
      .replace(/\{(\w+)\}/g, (_, name: string) => pick(slots.get(name) ?? []))
  return filled
    .replace(/ {2,}/g, ' ')
    .replace(/ ([,.?])/g, '$1')
    .trim()
}
