import { join } from 'node:path'

const mainstay = join(import.meta.dirname, '../../bin/mainstay.js')
const opener = join(import.meta.dirname, 'open-file.ts')

/** The command line, as an operator calls it. */
export const callMainstay = (...command: readonly string[]): readonly string[] => [mainstay, ...command]

/** A reader that no command calls on one file. */
export const openBy = (reader: string, path: string): readonly string[] => [opener, reader, path]
