/** A feed's tables as plain rows, read without the project's importer, which is what is compared with it. */
import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'

/** Fields by the names of `columns`, or else of the header. */
export type PlainRow = Readonly<Record<string, string>>

export async function readPlainTable(archive: string, file: string, columns?: readonly string[]): Promise<PlainRow[]> {
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== file) continue
    const [header = '', ...lines] = (await text(await zip.openReadStreamPromise(entry))).trim().split(/\r?\n/)
    const names = columns ?? splitLine(header.replace(/^\u{feff}/u, ''))
    return lines.map((line) => Object.fromEntries(splitLine(line).map((value, index) => [names[index] ?? '', value])))
  }
  return []
}

/** Fields of one line; no field of these feeds holds a line break. */
function splitLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, bare = '']) => quoted ?? bare)
}
