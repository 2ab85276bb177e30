import { keepLastRevision } from './xml/keep-last-revision.ts'

/** What ends with a page, as bytes of XML; the first one begins with the dump's head. */
export interface Batch {
  readonly xml: Buffer
  /** Bytes of XML up to its end. */
  readonly end: number
}

/** The unit of a thread's work. */
const bytesPerBatch = 1024 * 1024
/** MediaWiki's own limit is 2 MiB a text; what is longer by far is no page, and is not read into memory whole. */
const maxPendingLength = 32 * 1024 * 1024
/** By then an export has said that it is one. */
const maxHeadLength = 64 * 1024

const rootStart = Buffer.from('<mediawiki')
const rootEnd = Buffer.from('</mediawiki>')
const pageEnd = Buffer.from('</page>')

/** A dump that cannot be read on; the message is a clause that a file name goes before. */
export class DumpError extends Error {
  override readonly name = 'DumpError'
  /** Bytes of the file before the fault; undefined where all of it is at fault. */
  readonly offset: number | undefined

  constructor(fault: string, offset?: number) {
    super(fault)
    this.offset = offset
  }
}

export interface Cut {
  /** Bytes of XML before the first chunk. */
  readonly offset: number
  /** Bytes of the file that were read so far. */
  readonly bytesRead: () => number
}

/**
 * Cuts a dump at the ends of its pages. When the chunks fail or end too early, the pages that were complete come first.
 */
export async function* cutBatches(chunks: AsyncIterable<Buffer>, { offset, bytesRead }: Cut): AsyncGenerator<Batch> {
  const pending = new PendingXml(offset)
  let failure: { readonly thrown: unknown } | undefined
  try {
    for await (const chunk of chunks) {
      pending.add(chunk)
      const batch = pending.isDue ? pending.takePages() : undefined
      if (batch) yield batch
    }
  } catch (thrown) {
    failure = { thrown }
  }
  const last = pending.takePages()
  if (last) yield last
  if (failure) throw failure.thrown
  if (!pending.hasEnd()) throw new DumpError('ends before its last page does,', bytesRead())
}

/** Its memory goes away with a batch, and is the batch's own. */
class PendingXml {
  #memory = allocate(0)
  #length = 0
  /** Bytes of XML so far. */
  #seen: number
  #dueLength = bytesPerBatch
  #isKnown: boolean

  constructor(offset: number) {
    this.#seen = offset
    this.#isKnown = offset > 0
  }

  get isDue(): boolean {
    return this.#length >= this.#dueLength
  }

  /** Copies: where the chunk lies, the next one may be read. */
  add(chunk: Buffer): void {
    const length = this.#length + chunk.length
    if (length > this.#memory.length) this.#keep(this.#xml, length)
    chunk.copy(this.#memory, this.#length)
    this.#length = length
    this.#seen += chunk.length
    if (!this.#isKnown && length >= maxHeadLength) this.#assertRoot()
  }

  /** Everything up to the end of the last complete page; undefined where none is complete. */
  takePages(): Batch | undefined {
    const xml = this.#xml
    const lastEnd = xml.lastIndexOf(pageEnd)
    if (lastEnd < 0) {
      this.#waitForPage(xml)
      return undefined
    }
    const end = lastEnd + pageEnd.length
    // Whoever reads the first batch reads its head.
    this.#isKnown = true
    this.#keep(xml.subarray(end))
    this.#dueLength = this.#length + bytesPerBatch
    return { xml: xml.subarray(0, end), end: this.#seen - this.#length }
  }

  hasEnd(): boolean {
    this.#assertRoot()
    return this.#xml.includes(rootEnd)
  }

  get #xml(): Buffer {
    return this.#memory.subarray(0, this.#length)
  }

  /** A page is sought through all that waits, so that is done at twice the length each time. */
  #waitForPage(xml: Buffer): void {
    this.#keep(keepLastRevision(xml))
    if (this.#length > maxPendingLength) throw new DumpError('holds a page with a revision of more than 32 MiB')
    this.#dueLength = Math.min(Math.max(bytesPerBatch, this.#length * 2), maxPendingLength + 1)
  }

  #keep(xml: Buffer, room = xml.length): void {
    this.#memory = allocate(room)
    this.#length = xml.copy(this.#memory)
  }

  #assertRoot(): void {
    if (this.#isKnown) return
    this.#isKnown = this.#xml.subarray(0, maxHeadLength).includes(rootStart)
    if (!this.#isKnown) throw new DumpError('is no XML export of MediaWiki: it has no <mediawiki>')
  }
}

/** With room for what is read until a batch is due, or as much again. */
function allocate(length: number): Buffer {
  return Buffer.allocUnsafeSlow(Math.max(bytesPerBatch * 1.5, length * 2))
}
