import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const page = await readFile(join(root, 'docs/request.md'), 'utf8')

/** A file and the function in it that a step names. */
const named = /`(src\/[\w./-]+\.tsx?)`(?: \(`(\w+)`\))?/g

test('every file that the page names has the function that it names', async () => {
  const steps = [...page.matchAll(named)]
  expect(steps.length).toBeGreaterThan(30)
  for (const [, path = '', name] of steps) {
    const code = await readFile(join(root, path), 'utf8')
    if (name !== undefined) expect(code, `${name} in ${path}`).toMatch(new RegExp(`\\b${name}\\b`))
  }
})

/** Files that a file imports, by paths from the root; of the kernel's floors those beside the slice too. */
async function listImported(path: string): Promise<readonly string[]> {
  const code = await readFile(join(root, path), 'utf8')
  return [...code.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, to = '']) =>
    relative(root, join(root, dirname(path), to)),
  )
}

const sections = page.split(/^## /m).slice(1, 4)

test.each(sections.map((section) => [section.slice(0, section.indexOf('\n')), section] as const))(
  '%s: each step is imported by one before it, or says how it is reached',
  async (_title, section) => {
    const steps = [...section.matchAll(/^\d+\. (.*(?:\n {3,}.*)*)/gm)].map(([, step = '']) => step)
    expect(steps.length).toBeGreaterThan(7)
    const known = new Set<string>()
    for (const step of steps) {
      const path = /`(src\/[^`]+)`/.exec(step)?.[1] ?? ''
      if (known.size > 0 && !step.includes('reached by')) expect([...known], `${path} is reached`).toContain(path)
      known.add(path)
      for (const imported of await listImported(path)) known.add(imported)
    }
  },
)
