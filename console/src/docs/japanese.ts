/** The titles of the list of pages and what contracts say, in Japanese, handed to the page that asked for them. */
import type { Dictionary } from '../words/dictionary.ts'
import { fieldJapanese } from '../words/field-japanese.ts'
import { answerJapanese } from './answer-japanese.ts'
import { titleJapanese } from './title-japanese.ts'

const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})
const titles = new Map(
  [...Object.values(slices), fieldJapanese, answerJapanese, titleJapanese].flatMap((words) => Object.entries(words)),
)

document.dispatchEvent(new CustomEvent('mainstay-titles', { detail: titles }))
