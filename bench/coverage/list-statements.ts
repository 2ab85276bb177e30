import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { ScriptCov } from '@bcoe/v8-coverage'
import { convert } from 'ast-v8-to-istanbul'
import { parseAst } from 'rolldown/parseAst'

export interface Statement {
  readonly path: string
  readonly line: number
  readonly isRun: boolean
}

/** The statements of a file; one that was never loaded has run none of its own. */
export async function listStatements(path: string, coverage: ScriptCov | undefined): Promise<Statement[]> {
  // As Node strips it, by blanks: each place stays where it is.
  const code = stripTypeScriptTypes(await readFile(path, 'utf8'))
  const ranges = [{ startOffset: 0, endOffset: code.length, count: 0 }]
  const functions = coverage?.functions ?? [{ functionName: '', isBlockCoverage: true, ranges }]
  const files = await convert({ code, ast: parseAst(code), coverage: { url: pathToFileURL(path).href, functions } })
  return Object.values(files).flatMap(({ s: counts, statementMap }) =>
    Object.entries(statementMap).map(([id, { start }]) => ({ path, line: start.line, isRun: (counts[id] ?? 0) > 0 })),
  )
}
