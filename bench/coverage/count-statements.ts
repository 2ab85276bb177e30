import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ScriptCov } from '@bcoe/v8-coverage'
import { convert } from 'ast-v8-to-istanbul'
import { parseAst } from 'rolldown/parseAst'

export interface StatementCount {
  readonly total: number
  readonly run: number
}

/** Statements of a file and those that ran; a file that was never loaded has run none of its own. */
export async function countStatements(path: string, coverage: ScriptCov | undefined): Promise<StatementCount> {
  // As Node strips it, by blanks: each place stays where it is.
  const code = stripTypeScriptTypes(await readFile(path, 'utf8'))
  const ranges = [{ startOffset: 0, endOffset: code.length, count: 0 }]
  const functions = coverage?.functions ?? [{ functionName: '', isBlockCoverage: true, ranges }]
  const files = await convert({ code, ast: parseAst(code), coverage: { url: pathToFileURL(path).href, functions } })
  const counts = Object.values(files).flatMap((file) => Object.values(file.s))
  return { total: counts.length, run: counts.filter((count) => count > 0).length }
}
