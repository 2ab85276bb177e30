import MiniSearch from 'minisearch'
import { findListing, type ListingFiles } from '../listing.ts'
import { splitWords } from './split-words.ts'

/** Address below `/docs/`, title of the page, heading, the words below it: as the server writes them. */
export type SearchEntry = readonly [address: string, page: string, heading: string, words: string]

export interface Found {
  readonly address: string
  readonly page: string
  readonly heading: string
}

const maxFound = 20

const listings: ListingFiles = import.meta.glob('../../../src/interfaces/*/console/listing.ts', {
  eager: true,
  import: 'default',
})

/** Finds headings that hold all words of a question, or words that begin or are spelt much like them. */
export function createSearch(entries: readonly SearchEntry[]): (question: string) => readonly Found[] {
  const index = new MiniSearch<Found & { readonly id: number }>({
    fields: ['page', 'heading', 'words', 'knownAs'],
    tokenize: splitWords,
    searchOptions: {
      boost: { heading: 4, page: 3, knownAs: 6 },
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'AND',
    },
  })
  const documents = entries.map(([address, page, heading, words], id) => ({
    id,
    address,
    page,
    heading,
    words,
    knownAs: nameAsPeopleDo(address),
  }))
  index.addAll(documents)
  return (question) =>
    index
      .search(question)
      .slice(0, maxFound)
      .flatMap(({ id }) => documents.find((each) => each.id === id) ?? [])
}

/** What people call an interface finds its page. */
function nameAsPeopleDo(address: string): string {
  const [, id] = /^interfaces\/([^/#]+)\.html$/.exec(address) ?? []
  return id === undefined ? '' : findListing(listings, id).knownAs.join(' ')
}
