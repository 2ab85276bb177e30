import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '../../src/libraries/random/create-random.ts'
import { readProfanityLists } from './profanity-lists.ts'
import { type Example, readLabels } from './example.ts'
import { pick } from './random.ts'

const files = [
  'sexual',
  'hate',
  'threatening',
  'self-harm',
  'violence',
  'graphic',
  'harmless',
  'japanese',
  'listed',
  'forum',
  'prompts',
  'varied-harm',
  'varied-harmless',
  'sexual-passages',
  'self-harm-passages',
  'hate-passages',
  'violence-passages',
  'lookalike-passages',
  'everyday-lookalikes',
  'web-style',
]
/** What the network learns from besides: single words and short plain sentences, in eight languages. */
export const furtherFiles = ['plain-words']
const folder = join(import.meta.dirname, 'texts')

/** Examples made of each template. */
const maxOfOne = 14
/** The weight of an example that is the only one of its line: all those of a template weigh some five times as much. */
const heaviest = 3

type Slots = ReadonlyMap<string, readonly string[]>

/** Our own sentences: each line a template with `(one|other)` and `{slot}`, under the letters of its categories. */
export async function expandTemplates(names: readonly string[] = files): Promise<readonly Example[]> {
  const slots = await readSlots()
  const random = createRandom(20_261_121)
  const examples: Example[] = []
  for (const name of names) {
    let labels = readLabels('')
    for (const [at, line] of (await readFile(join(folder, `${name}.txt`), 'utf8')).split('\n').entries()) {
      const heading = /^\[([A-Z ]+)\]$/.exec(line)
      if (heading) labels = readLabels(heading[1] ?? '')
      else if (line.trim() !== '' && !line.startsWith('#')) {
        const texts = expand(line, slots, random)
        const weight = Math.min(heaviest, 4 / Math.sqrt(texts.size))
        for (const text of texts) examples.push({ text, labels, weight, origin: `${name}:${at}` })
      }
    }
  }
  return examples
}

async function readSlots(): Promise<Slots> {
  const lines = (await readFile(join(folder, 'slots.txt'), 'utf8')).split('\n').filter(Boolean)
  const slots = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2).split('|')]),
  )
  const listed = await readProfanityLists()
  for (const theme of ['listed', 'slur'])
    slots.set(
      theme,
      listed.filter((word) => word.theme === theme && /^[a-z ]+$/.test(word.text)).map(({ text }) => text),
    )
  return slots
}

function expand(template: string, slots: Slots, random: () => number): ReadonlySet<string> {
  const texts = new Set<string>()
  const max = template.includes('{listed}') || template.includes('{slur}') ? 60 : maxOfOne
  for (let tries = 0; tries < max * 2 && texts.size < max; tries++) texts.add(fill(template, slots, random))
  return texts
}

function fill(template: string, slots: Slots, random: () => number): string {
  const chosen = template.replace(/\(([^()]*\|[^()]*)\)/g, (_, options: string) => pick(options.split('|'), random))
  return chosen
    .replace(/\{(\w+)\}/g, (_, name: string) => pick(slots.get(name) ?? [], random))
    .replace(/ {2,}/g, ' ')
    .trim()
}
