import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readTranslations } from './read-translations.ts'

/** Where Debian's packages wesnoth-1.16-data and those of its campaigns put the game; `BENCH_WESNOTH` names another folder. */
const folder = process.env['BENCH_WESNOTH'] ?? '/usr/share/games/wesnoth/1.16'

/** What the persons of a game's campaigns say to each other, in order, as translated by volunteers; none where the game is not installed. */
export async function readGameTalks(): Promise<readonly (readonly string[])[]> {
  if (!existsSync(folder)) return []
  const translations = await readTranslations(join(folder, 'locale/ja/LC_MESSAGES'))
  const talks: string[][] = []
  for await (const file of glob('data/campaigns/*/scenarios/**/*.cfg', { cwd: folder }))
    talks.push(...readScenario(await readFile(join(folder, file), 'utf8'), translations))
  return talks.filter((talk) => talk.length > 1)
}

const message = /\[message\]([\s\S]{0,2000}?)\[\/message\]/g

/** Messages that stand next to each other; what the narrator says is none of a talk. */
function readScenario(text: string, translations: ReadonlyMap<string, string>): string[][] {
  const talks: string[][] = [[]]
  let end = 0
  for (const found of text.matchAll(message)) {
    const [whole, inside = ''] = found
    const isNarrated = /speaker=narrator/.test(inside)
    const original = /message=\s*_\s*"((?:[^"]|"")*)"/.exec(inside)?.[1]?.replaceAll('""', '"')
    const said = original === undefined ? undefined : translations.get(original)
    // Events between two messages part what is said.
    if (/\[\/?event\]/.test(text.slice(end, found.index)) || isNarrated || said === undefined) talks.push([])
    if (said !== undefined && !isNarrated) talks.at(-1)?.push(said.replaceAll(/<[^>]*>|\s/g, ''))
    end = found.index + whole.length
  }
  return talks
}
