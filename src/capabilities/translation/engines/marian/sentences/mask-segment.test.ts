import { expect, test } from 'vitest'
import { maskSegment } from './mask-segment.ts'

const mask = (text: string) => maskSegment({ text, spans: [], marks: [] }, 'en', 9)

test('equal placeholders share a marker, but for those that only their order tells apart', () => {
  expect(mask('{a} or {a}, %s or %s').segment.text).toBe('⟦1⟧ or ⟦1⟧, ⟦2⟧ or ⟦3⟧')
})

test.each([
  ['⟦1⟧ von ⟦2⟧', '%d von %d'],
  ['von ⟦2⟧ ist ⟦1⟧', 'von %2$d ist %1$d'],
  ['von ⟦2⟧ ist', undefined],
  ['⟦1⟧ ⟦1⟧ ⟦2⟧', undefined],
])('%j of a page of pages is %j', (translation, expected) => {
  expect(mask('%d of %d').restore(translation, 'text')).toBe(expected)
})
