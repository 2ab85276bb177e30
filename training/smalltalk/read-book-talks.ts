import { readCorpusLines } from '../text-completion/text/read-corpus.ts'

type Talks = readonly (readonly string[])[]

/** Each of other works than the others. */
export interface BookTalks {
  /** What the tables are learnt from. */
  readonly training: Talks
  /** What the voices' weights are chosen on. */
  readonly chosenOn: Talks
  /** For measuring. */
  readonly heldBack: Talks
}

const quotation = /^「([^「」]{2,120})」$/

/** Of four works two are learnt from. */
const parts = 4

/** Paragraphs of books that are one quotation each and follow one another: what people in them say to each other. */
export async function readBookTalks(): Promise<BookTalks> {
  const byPart: string[][][] = Array.from({ length: parts }, () => [])
  let [work, talk]: [number, string[]] = [0, []]
  const close = () => {
    if (talk.length > 1) byPart[work % parts]?.push(talk)
    talk = []
  }
  for (const line of await readCorpusLines('japanese-books.txt.gz')) {
    const said = quotation.exec(line.trim())?.[1]
    if (said !== undefined) talk.push(said)
    else close()
    if (line === '') work += 1
  }
  close()
  const [first = [], second = [], third = [], fourth = []] = byPart
  return { training: [...first, ...second], chosenOn: third, heldBack: fourth }
}
