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

test.each([
  ['It begins at 6:30 a.m. on May 4.', '⟦2⟧日の ⟦1⟧時 に始まります。', '5月4日の午前6時30分に始まります。'],
  ['3 hours and 5 minutes for $12.50', '⟦1⟧時間で⟦2⟧ドルです。', '3時間5分で12.50ドルです。'],
  ['on May 4 at 3 p.m.', '⟦1⟧日曜日、⟦2⟧時点で', '5月4日日曜日、午後3時時点で'],
  ['Room 4711', '⟦1⟧日間 ⟦1⟧号室', undefined],
  ['It cost 4711 yen.', 'それは ⟦1⟧円 でした。', 'それは 4711円 でした。'],
])('of %j a quantity keeps the unit it has, and loses the one beside it', (text, translation, expected) => {
  expect(mask(text).restore(translation, 'text')).toBe(expected)
})
