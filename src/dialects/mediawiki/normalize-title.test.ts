import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeTitle } from './normalize-title.ts'
import { germanSite as site } from './testing/german-site.ts'

describe('a title is written in one form', () => {
  test.each([
    ['berlin', 0, 'Berlin'],
    ['  Unter__den   Linden_ ', 0, 'Unter den Linden'],
    ['ärger', 0, 'Ärger'],
    ['A\u{308}rger', 0, 'Ärger'],
    ['ßa', 0, 'ßa'],
    ['ნ', 0, 'ნ'],
    ['𐐨a', 0, '𐐀a'],
    ['AT&amp;T', 0, 'AT&T'],
    ['Zo&euml', 0, 'Zo&euml'],
    ['Caf&#233;', 0, 'Café'],
    ['a&nbsp;b\u{3000}c', 0, 'A b c'],
    ['\u{200e}Ber\u{202a}lin', 0, 'Berlin'],
    [':Berlin', 0, 'Berlin'],
    [': Kategorie : Ort', 14, 'Kategorie:Ort'],
    ['diskussion:berlin', 1, 'Diskussion:Berlin'],
    ['TALK:berlin', 1, 'Diskussion:Berlin'],
    ['user_talk:ada', 3, 'Benutzer Diskussion:Ada'],
    ['Benutzerin:ada', 2, 'Benutzer:Ada'],
    ['bild:x.png', 6, 'Datei:X.png'],
    ['Image:x.png', 6, 'Datei:X.png'],
    ['WP:Hauptseite', 4, 'Wikipedia:Hauptseite'],
    ['Gadget definition:kleinbuchstabe', 2302, 'Gadget-Definition:kleinbuchstabe'],
    ['2001: Odyssee', 0, '2001: Odyssee'],
    ['Star Trek: Picard', 0, 'Star Trek: Picard'],
    ['Was? "Ja!" (100 %)', 0, 'Was? "Ja!" (100 %)'],
    ['…/.x', 0, '…/.x'],
  ])('%j', (text, namespace, title) => {
    expect(normalizeTitle(text, site)).toMatchObject({ namespace, title, interwiki: undefined })
  })

  test('what follows # is the fragment', () => {
    expect(normalizeTitle('berlin_#Die_Mauer', site)).toMatchObject({ title: 'Berlin', fragment: 'Die Mauer' })
  })

  test('a Turkish i has its own capital', () => {
    expect(normalizeTitle('istanbul', { ...site, language: 'tr' })?.title).toBe('İstanbul')
  })

  test.each(['fr:Berlin', ':FR:Berlin', 'wikt:Haus', 'simple:Berlin', 'zh-min-nan:Berlin'])(
    '%s leads elsewhere',
    (text) => {
      expect(normalizeTitle(text, site)?.interwiki).toBe(text.replace(/^:/, '').split(':')[0]?.toLowerCase())
    },
  )
})

describe('what is no title', () => {
  test.each([
    ['nothing', ''],
    ['a space', ' _ '],
    ['a fragment alone', '#Mauer'],
    ['a namespace alone', 'Diskussion:'],
    ['two colons', '::Berlin'],
    ['a bracket', 'a[b'],
    ['a brace', 'a}b'],
    ['a bar', 'a|b'],
    ['a tag', '<b>'],
    ['a line end', 'a\nb'],
    ['NUL', 'a\u{0}b'],
    ['a replacement character', 'a\u{fffd}b'],
    ['half a surrogate pair', 'a\u{d800}'],
    ['a percent escape', 'a%41'],
    ['a character reference after decoding', 'a&amp;lt;b'],
    ['a relative path', '../a'],
    ['a dot between slashes', 'a/./b'],
    ['a signature', 'a~~~b'],
    ['a talk page of a file', 'Diskussion:Datei:X.png'],
    ['a talk page of another wiki', 'Talk:fr:X'],
    ['256 bytes', 'a'.repeat(256)],
    ['256 bytes of two-byte letters', 'ä'.repeat(128)],
  ])('%s', (_name, text) => {
    expect(normalizeTitle(text, site)).toBeUndefined()
  })

  test('255 bytes are a title', () => {
    expect(normalizeTitle('A'.repeat(255), site)?.title).toBe('A'.repeat(255))
    expect(normalizeTitle(`Diskussion:${'ä'.repeat(127)}`, site)?.namespace).toBe(1)
  })
})

test('a title in its one form stays as it is, whatever it was made of', () => {
  const pieces = fc.constantFrom(
    'a',
    'ä',
    ' ',
    '_',
    ':',
    '#',
    '/',
    '.',
    '&amp;',
    '%',
    'talk',
    'Datei',
    'e\u{301}',
    '𐐨',
    '日',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const title = normalizeTitle(parts.join(''), site)
      if (title) expect(normalizeTitle(title.title, site)).toEqual({ ...title, fragment: undefined })
    }),
    { numRuns: 2_000 },
  )
})
