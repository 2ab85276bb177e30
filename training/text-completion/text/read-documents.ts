import { readBooks } from './read-books.ts'
import { readJapanese } from './read-japanese.ts'
import { readModern } from './read-modern.ts'
import type { TextDocument } from './text-document.ts'

/** One by an author of whom the model knows another book, and one by an author it does not know. */
const heldOutBooks = ['The Time Machine', 'The Mysterious Affair at Styles']

/** Every this many blocks of modern text. */
const heldOutEvery = 16

/** Of every so many Japanese works one is learnt from, more would not fit the model's size; and one of every so many is held out. */
const japaneseShare = 6
const japaneseHeldOutEvery = 80

export interface Documents {
  readonly training: readonly TextDocument[]
  /** Never seen in training, neither by the vocabulary nor by the model. */
  readonly heldOut: Readonly<Record<'books' | 'modern' | 'japanese', readonly TextDocument[]>>
}

export async function readDocuments(): Promise<Documents> {
  const sources = [readBooks(), readModern(), readJapanese()] as const
  const [books, modern, japanese] = await Promise.all(sources)
  const isHeldOutBook = ({ name }: TextDocument) => heldOutBooks.some((title) => name.startsWith(title))
  const isHeldOutBlock = (_: TextDocument, index: number) => index % heldOutEvery === heldOutEvery - 1
  return {
    training: [
      ...books.filter((book) => !isHeldOutBook(book)),
      ...modern.filter((block, index) => !isHeldOutBlock(block, index)),
      ...japanese.filter((_, index) => index % japaneseShare === 0),
    ],
    heldOut: {
      books: books.filter(isHeldOutBook),
      modern: modern.filter(isHeldOutBlock),
      japanese: japanese.filter((_, index) => index % japaneseHeldOutEvery === 1),
    },
  }
}
