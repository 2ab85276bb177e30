import { consoleJapanese } from './console-japanese.ts'
import type { Dictionary } from './dictionary.ts'
import { failureJapanese } from './failure-japanese.ts'
import { fieldJapanese } from './field-japanese.ts'
import { importJapanese } from './import-japanese.ts'
import { keyJapanese } from './key-japanese.ts'
import { lackJapanese } from './lack-japanese.ts'
import { modelJapanese } from './model-japanese.ts'
import { operatorJapanese } from './operator-japanese.ts'
import { outgoingJapanese } from './outgoing-japanese.ts'
import { requestJapanese } from './request-japanese.ts'
import { serverJapanese } from './server-japanese.ts'

const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})

/** The Japanese of the console and of every slice's contract and pages; loaded when Japanese is chosen. */
export const japanese: Dictionary = Object.fromEntries(
  [...Object.values(slices), fieldJapanese, serverJapanese, consoleJapanese, keyJapanese, operatorJapanese].flatMap(
    (words) => Object.entries(words),
  ),
)

const slicesSentences: Readonly<Record<string, Dictionary>> = import.meta.glob(
  '../../../src/interfaces/*/console/sentences-japanese.ts',
  { eager: true, import: 'default' },
)

/** The Japanese of sentences that come as a whole, values and all, from the server, the client or a library. */
export const japaneseSentences: Dictionary = {
  ...Object.fromEntries(Object.values(slicesSentences).flatMap((words) => Object.entries(words))),
  ...failureJapanese,
  ...requestJapanese,
  ...lackJapanese,
  ...outgoingJapanese,
  ...importJapanese,
  ...modelJapanese,
}
