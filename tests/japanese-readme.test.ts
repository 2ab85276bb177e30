/** README.ja.md says what README.md says: the same headings in the same order, the same blocks of code and links. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const [english, japanese] = await Promise.all(
  ['README.md', 'README.ja.md'].map((name) => readFile(join(root, name), 'utf8')),
)

function findAll(text: string | undefined, pattern: RegExp): string[] {
  return [...(text ?? '').matchAll(pattern)].map(([, found = '']) => found)
}

function withoutCode(text: string | undefined): string {
  return (text ?? '').replaceAll(/^```[^]*?^```$/gm, '')
}

test('as many headings, of the same levels in the same order', () => {
  const levels = findAll(withoutCode(english), /^(#+) /gm)
  expect(levels).toEqual(['#', '##', '##', '##', '##', '##', '##'])
  expect(findAll(withoutCode(japanese), /^(#+) /gm)).toEqual(levels)
})

test('the same blocks of code, byte for byte, and the same words above those that are not run', () => {
  const blocks = findAll(english, /^((?:<!-- .* -->\n\n)?```[^]*?^```)$/gm)
  expect(blocks).toHaveLength(4)
  expect(findAll(japanese, /^((?:<!-- .* -->\n\n)?```[^]*?^```)$/gm)).toEqual(blocks)
})

test('the same links in the same order, and each page leads to the other', () => {
  const linksOf = (text: string | undefined) => findAll(text, /\]\(([^)]+)\)/g)
  const isOther = (link: string) => /^README(\.ja)?\.md$/.test(link)
  expect(linksOf(english).filter(isOther)).toEqual(['README.ja.md'])
  expect(linksOf(japanese).filter(isOther)).toEqual(['README.md'])
  const links = linksOf(english).filter((link) => !isOther(link))
  expect(links.length).toBeGreaterThan(50)
  expect(linksOf(japanese).filter((link) => !isOther(link))).toEqual(links)
})

test('the same rows of figures, and an interface a row with the same base', () => {
  const figuresOf = (text: string | undefined) => /<!-- figures -->([^]*)<!-- \/figures -->/.exec(text ?? '')?.[1]
  expect(figuresOf(japanese)).toBe(figuresOf(english))
  const rowsOf = (text = '') =>
    [...text.matchAll(/^\| ([A-Z]\d*) +\|.*\| +(\S*.*?) +\|$/gm)].map(([, spec, base]) => `${spec} ${base}`)
  expect(rowsOf(english)).toContain('G6 /translate, /translate-free')
  expect(rowsOf(english).length).toBe(24)
  expect(rowsOf(japanese)).toEqual(rowsOf(english))
})

/** Comments of blocks are for those who read, so each page has its own. */
function withoutComments(blocks: readonly string[]): string[] {
  return blocks.map((block) => block.replaceAll(/^# \d.*$/gm, ''))
}

test('the first tasks have the same headings, blocks and big tasks in Japanese', async () => {
  const [first, firstJapanese] = await Promise.all(
    ['docs/first-tasks.md', 'docs/first-tasks.ja.md'].map((name) => readFile(join(root, name), 'utf8')),
  )
  const levels = findAll(withoutCode(first), /^(#+) /gm)
  expect(levels).toEqual(['#', '##', '##'])
  expect(findAll(withoutCode(firstJapanese), /^(#+) /gm)).toEqual(levels)
  const blocks = findAll(first, /^(```[^]*?^```)$/gm)
  expect(blocks).toHaveLength(17)
  expect(withoutComments(findAll(firstJapanese, /^(```[^]*?^```)$/gm))).toEqual(withoutComments(blocks))
  expect(findAll(firstJapanese, /`(mainstay (?:import wiki|models pull) [^`]+)`/g)).toEqual(
    findAll(first, /`(mainstay (?:import wiki|models pull) [^`]+)`/g).slice(-2),
  )
})
