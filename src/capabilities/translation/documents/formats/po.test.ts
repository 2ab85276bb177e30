import { expect, test } from 'vitest'
import openPo from './po.ts'

const catalogue = (flag: string) =>
  `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n#, ${flag}\nmsgid "%s: page %d of %d"\nmsgstr ""\n`

async function translate(flag: string, order: readonly [number, number]): Promise<string> {
  const document = openPo(new TextEncoder().encode(catalogue(flag)), { target: 'ja' })
  expect(document.units.map(({ text }) => text.replaceAll(/<[^>]*"(\d)">%.<\/span>/g, '⟦$1⟧'))).toEqual([
    '⟦0⟧: page ⟦1⟧ of ⟦2⟧',
  ])
  const [first, second] = order
  const place = (id: number) => `<span translate="no" id="${id}">x</span>`
  const written = await document.write([`${place(0)}: ${place(first)}中${place(second)}ページ`])
  return Buffer.from(written).toString().split('\n').at(-2) ?? ''
}

test('arguments of printf that change places get their numbers, the others of the message too', async () => {
  expect(await translate('c-format', [1, 2])).toBe('msgstr "%s: %d中%dページ"')
  expect(await translate('c-format', [2, 1])).toBe('msgstr "%1$s: %3$d中%2$dページ"')
})

test('Python knows no numbers of arguments: its entry is left to a person', async () => {
  expect(await translate('python-format', [1, 2])).toBe('msgstr "%s: %d中%dページ"')
  expect(await translate('python-format', [2, 1])).toBe('msgstr ""')
})
