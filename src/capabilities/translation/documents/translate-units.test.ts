import { expect, test } from 'vitest'
import { ServiceError } from '../../../kernel/foundation/errors/service-error.ts'
import type { TextTranslator } from '../domain/translator.ts'
import type { DocumentUnit } from './document-format.ts'
import { translateUnits } from './translate-units.ts'

const never = new AbortController().signal
const ask = { source: 'en', target: 'fr', owner: 'ada' }

function translate(units: readonly DocumentUnit[], translator: TextTranslator['translate']) {
  return translateUnits(units, ask, translator, async () => {}, never)
}

test('each different text is asked for once', async () => {
  const asked: string[] = []
  const units = ['a', 'b', 'a'].map((text) => ({ text, format: 'text' as const }))
  const made = await translate(units, async ({ texts }) => {
    asked.push(...texts)
    return texts.map((text) => ({ text: text.toUpperCase(), source: 'en' }))
  })
  expect([made, asked]).toEqual([{ texts: ['A', 'B', 'A'], left: 0 }, ['a', 'b']])
})

test('what is refused together stays as it is, and others are translated; where all are refused, so is the document', async () => {
  const refusesHtml: TextTranslator['translate'] = async ({ texts, format }) => {
    if (format === 'html') throw new ServiceError('low_confidence', 400, 'Not sure enough.')
    return texts.map((text) => ({ text: text.toUpperCase(), source: 'en' }))
  }
  const [good, bad] = [{ text: 'good', format: 'text' } as const, { text: 'bad', format: 'html' } as const]
  expect(await translate([good, bad], refusesHtml)).toEqual({ texts: ['GOOD', 'bad'], left: 1 })
  await expect(translate([bad], refusesHtml)).rejects.toThrow('Not sure enough.')
})

test('what an engine fails on for a moment is asked for once more, and what stays as it was is counted', async () => {
  let calls = 0
  const units = ['good', 'slow', 'bad', '123'].map((text) => ({ text, format: 'text' as const }))
  const made = await translate(units, async ({ texts }) => {
    calls++
    if (texts.every((text) => text === 'bad')) throw new ServiceError('engine_failed', 502, 'No engine could.')
    return texts.map((text) =>
      text === 'bad' || (text === 'slow' && calls === 1)
        ? { text, source: 'en', confidence: 0 }
        : { text: text.toUpperCase(), source: 'en' },
    )
  })
  expect(made).toEqual({ texts: ['GOOD', 'SLOW', 'bad', '123'], left: 1 })
  expect(calls).toBe(2)
})
