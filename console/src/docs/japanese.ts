/** The titles of the list of pages in Japanese, handed to the page that asked for them. */
import type { Dictionary } from '../words/dictionary.ts'
import { titleJapanese } from './title-japanese.ts'

const slices: Readonly<Record<string, Dictionary>> = import.meta.glob('../../../src/interfaces/*/console/japanese.ts', {
  eager: true,
  import: 'default',
})
const titles = new Map([...Object.values(slices), titleJapanese].flatMap((words) => Object.entries(words)))

document.dispatchEvent(new CustomEvent('mainstay-titles', { detail: titles }))
