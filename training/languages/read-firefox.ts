import { globSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** The strings of one of Firefox's language packs, without their placeholders and tags. */
export async function readFirefox(folder: string, code: string): Promise<readonly string[]> {
  const [path] = globSync(join(folder, `usr/lib/firefox-esr/browser/extensions/langpack-${code}@*.xpi`))
  if (path === undefined) return []
  const strings: string[] = []
  const archive = await openPromise(path)
  for await (const entry of archive.eachEntry())
    if (entry.fileName.endsWith('.ftl'))
      strings.push(...readFluent((await buffer(await archive.openReadStreamPromise(entry))).toString()))
  return strings
}

/** Values and attributes of Fluent messages; what a shortcut or a style is made of has no words. */
function readFluent(file: string): readonly string[] {
  const messages = file.matchAll(
    /^(?<name>[a-z][\w-]*|\s+\.[\w-]+)\s*=[ ]*(?<value>.+(?:\n[ ]{4,}(?![.[*}])[^\n=]+)*)/gim,
  )
  return [...messages].flatMap(({ groups: { name = '', value = '' } = {} }) => {
    const text = value.replaceAll(/\{[^{}]*\}|<[^>]*>|&\w+;/g, ' ').trim()
    return /key|style|src|href/.test(name) || text.includes('{') || text === '' ? [] : [text]
  })
}
