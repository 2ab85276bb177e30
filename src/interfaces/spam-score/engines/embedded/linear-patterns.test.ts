/** Every pattern of this slice is proved linear or refused: `recheck` builds its automaton and looks at how it can grow. */
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { expect, test } from 'vitest'

// The checker's own JavaScript, in this process; otherwise it looks for Java.
process.env['RECHECK_BACKEND'] = 'pure'

const slice = join(import.meta.dirname, '../..')

test('no pattern is slower than linear', () => {
  const faults = patternsOf(slice).flatMap(({ place, source, flags }) => {
    const { status } = checkSync(source, flags, { checker: 'automaton', timeout: null })
    return status === 'safe' ? [] : [`${place}: /${source}/${flags} is ${status}`]
  })
  expect(faults).toEqual([])
})

test('a pattern that backtracks would be found', () => {
  expect(checkSync('^(a+)+$', '', { checker: 'automaton' }).status).toBe('vulnerable')
  expect(checkSync('\\s+$', '', { checker: 'automaton' }).status).toBe('vulnerable')
})

test('the patterns are seen', () => {
  expect(patternsOf(slice).length).toBeGreaterThan(150)
})

interface Pattern {
  readonly place: string
  readonly source: string
  readonly flags: string
}

/** The patterns written as literals in the slice's code, tests left out. */
function patternsOf(folder: string): Pattern[] {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'))
  return files.flatMap((file) => patternsIn(join(folder, file)))
}

function patternsIn(file: string): Pattern[] {
  const found: Pattern[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ place: relative(slice, file), source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  return found
}
