import type { Say } from '../words/say.ts'

/** What people call a content; the command line calls it by its name. */
export function sayContent(name: string, say: Say): string {
  return say(`${name}|a content`)
}
