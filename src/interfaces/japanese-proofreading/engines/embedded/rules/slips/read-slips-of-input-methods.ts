import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'of-input-methods.txt')

/** What an input method writes for a word read alike, as patterns with what was meant: a line each, in a file, for there are more than a thousand. */
export function readSlipsOfInputMethods(): readonly (readonly [pattern: string, meant: string])[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [pattern = '', meant = ''] = line.split('\t')
      return [pattern, meant] as const
    })
}
