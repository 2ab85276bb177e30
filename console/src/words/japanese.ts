import { consoleJapanese } from './console-japanese.ts'
import { fieldJapanese } from './field-japanese.ts'
import { serverJapanese } from './server-japanese.ts'
import type { Dictionary } from './say.ts'

const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})

/** The Japanese of the console and of every slice's contract and pages; loaded when Japanese is chosen. */
export const japanese: Dictionary = Object.fromEntries(
  [...Object.values(slices), fieldJapanese, serverJapanese, consoleJapanese].flatMap((words) => Object.entries(words)),
)
