import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { YieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { Exchange, Fallbacks } from './exchange.ts'
import { parseExchanges, parseFallbacks } from './parse-exchanges.ts'

const folder = join(import.meta.dirname, 'exchanges')
const fallbackFile = 'fallbacks.txt'

export interface ExchangeFiles {
  readonly exchanges: readonly Exchange[]
  readonly fallbacks: Fallbacks
}

/** All exchanges that come with this server. */
export async function readExchanges(yieldToEventLoop: YieldToEventLoop): Promise<ExchangeFiles> {
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.txt') && file !== fallbackFile)
    .toSorted()
  const themes: Exchange[][] = []
  for (const file of files) {
    await yieldToEventLoop()
    themes.push(parseExchanges(await read(file), file))
  }
  return { exchanges: themes.flat(), fallbacks: parseFallbacks(await read(fallbackFile), fallbackFile) }
}
