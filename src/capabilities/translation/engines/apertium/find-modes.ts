import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { LanguagePair } from '../../port.ts'
import { toLanguageTag } from './to-language-tag.ts'

/** A direction of an installed pair. */
export interface Mode extends LanguagePair {
  /** The file that says which programs make the translation. */
  readonly path: string
}

/** The directions that are installed; none where Apertium is not. */
export async function findModes(root: string): Promise<readonly Mode[]> {
  const folder = join(root, 'share/apertium/modes')
  const names = await readdir(folder).catch(() => [])
  return names.toSorted().flatMap((name) => {
    const [, from, to] = /^([a-z]{2,3}(?:_\w+)*)-([a-z]{2,3}(?:_\w+)*)\.mode$/.exec(name) ?? []
    const [source, target] = [from && toLanguageTag(from), to && toLanguageTag(to)]
    return source && target ? [{ source, target, path: join(folder, name) }] : []
  })
}
