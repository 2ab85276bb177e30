import { reasonOf } from '../../../../../libraries/errors/reason-of.ts'
import type { WorkerPool } from '../../../../../kernel/foundation/workers/pools.ts'
import { inOrder } from '../../in-order.ts'
import { CorruptArchiveError } from '../corrupt-archive-error.ts'
import type { Entry } from '../position.ts'
import type { DecodeTask } from './decode-block.ts'
import { type Block, findBlocks } from './find-blocks.ts'
import type { Dump } from '../dump.ts'

/** Blocks that are decoded at a time. */
const blocksAhead = 3

/** Unpacks bzip2 from its start, or from a block on; blocks are decoded in workers, as none needs another. */
export function readBzip2(
  chunks: AsyncIterable<Buffer>,
  entry: Entry | undefined,
  decoders: WorkerPool<DecodeTask, Uint8Array>,
): Dump {
  const entries: Entry[] = []
  return {
    chunks: decode(chunks, entry, decoders, entries),
    offset: entry?.offset ?? 0,
    findEntry: (offset) => takeEntry(entries, offset),
  }
}

async function* decode(
  chunks: AsyncIterable<Buffer>,
  entry: Entry | undefined,
  decoders: WorkerPool<DecodeTask, Uint8Array>,
  entries: Entry[],
): AsyncGenerator<Buffer> {
  let offset = entry?.offset ?? 0
  const search = { offset: Math.floor((entry?.bit ?? 0) / 8), level: entry?.level }
  const decodeOne = async (block: Block) => ({ block, bytes: await decodeBlock(block, decoders) })
  for await (const { block, bytes } of inOrder(findBlocks(chunks, search), decodeOne, blocksAhead)) {
    entries.push({ bit: block.start, offset, level: block.level })
    offset += bytes.length
    yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  }
}

async function decodeBlock({ bytes, bit, level, start }: Block, decoders: WorkerPool<DecodeTask, Uint8Array>) {
  try {
    return await decoders.run({ bytes, bit, level })
  } catch (thrown) {
    const fault = reasonOf(thrown)
    throw new CorruptArchiveError(`is no sound bzip2 archive: ${fault}`, Math.floor(start / 8), { cause: thrown })
  }
}

/** Entries before the one that is found are not asked for again. */
function takeEntry(entries: Entry[], offset: number): Entry | undefined {
  const later = entries.findIndex((entry) => entry.offset > offset)
  entries.splice(0, (later < 0 ? entries.length : later) - 1)
  return entries[0]
}
