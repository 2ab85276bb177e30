import { describe, expect, it } from 'vitest'
import { decodeDocument } from './decode-document.ts'

/** Bytes of ASCII text with `{83 65}` standing for bytes in hexadecimal. */
function toBytes(written: string): Uint8Array {
  const parts = written.split(/\{([\da-f ]+)\}/)
  return Buffer.concat(
    parts.map((part, index) => Buffer.from(part.replaceAll(index % 2 ? ' ' : /$^/g, ''), index % 2 ? 'hex' : 'latin1')),
  )
}

function declare(encoding: string, rest: string): string {
  return `<?xml version="1.0" encoding="${encoding}"?><t>${rest}</t>`
}

const documents: readonly (readonly [string, string, string | undefined, string])[] = [
  ['UTF-8 by default', '<t>{e3 83 86}</t>', undefined, 'テ'],
  [
    'UTF-8 by its mark, whatever is declared',
    `{ef bb bf}${declare('shift_jis', '{e3 83 86}')}`,
    'text/xml; charset=koi8-r',
    'テ',
  ],
  ['Shift_JIS by its declaration', declare('Shift_JIS', '{83 65 83 58 83 67}'), undefined, 'テスト'],
  ['Shift_JIS by the header', '<t>{83 65 83 58 83 67}</t>', 'application/xml; charset=Shift_JIS', 'テスト'],
  ['Shift_JIS under its Windows name', declare('cp932', '{83 65 83 58 83 67}'), undefined, 'テスト'],
  ['EUC-JP', declare('EUC-JP', '{a5 c6 a5 b9 a5 c8}'), undefined, 'テスト'],
  ['ISO-2022-JP', declare('ISO-2022-JP', '{1b}$B%F%9%H{1b}(B'), undefined, 'テスト'],
  ['ISO-2022-JP undeclared', '<t>{1b}$B%F%9%H{1b}(B</t>', undefined, 'テスト'],
  ['GBK', declare('gb2312', '{c4 e3 ba c3}'), undefined, '你好'],
  ['Big5', declare('Big5', '{a7 41 a6 6e}'), undefined, '你好'],
  ['EUC-KR', declare('euc-kr', '{be c8 b3 e7}'), undefined, '안녕'],
  ['windows-1251', declare('windows-1251', '{cf f0 e8 e2 e5 f2}'), undefined, 'Привет'],
  ['windows-1251 under a wrong name', declare('win-1251', '{cf f0 e8 e2 e5 f2}'), undefined, 'Привет'],
  ['KOI8-R', declare('koi8-r', '{f0 d2 c9 d7 c5 d4}'), undefined, 'Привет'],
  ['windows-1252', declare('windows-1252', 'na{ef}ve {80}'), undefined, 'naïve €'],
  ['windows-1252 that calls itself ISO-8859-1', declare('ISO-8859-1', '{93}na{ef}ve{94}'), undefined, '“naïve”'],
  ['windows-1252 that calls itself ASCII', declare('US-ASCII', '{93}hi{94}'), undefined, '“hi”'],
  ['ISO-8859-2', declare('ISO-8859-2', '{b3}{f3}d{bc}'), undefined, 'łódź'],
  ['windows-1250', declare('windows-1250', '{b3}{f3}d{9f}'), undefined, 'łódź'],
  ['windows-1253', declare('windows-1253', '{cd e1 e9}'), undefined, 'Ναι'],
  ['windows-1256', declare('windows-1256', '{e4 da e3}'), undefined, 'نعم'],
  [
    'the header before the declaration',
    declare('koi8-r', '{cf f0 e8 e2 e5 f2}'),
    'text/xml;charset="windows-1251"',
    'Привет',
  ],
  ['UTF-8 that the server calls ISO-8859-1', '<t>{c3 a9 c3 a8}</t>', 'text/xml; charset=ISO-8859-1', 'éè'],
  ['UTF-8 that calls itself windows-1252', declare('windows-1252', '{e2 80 9c}hi{e2 80 9d}'), undefined, '“hi”'],
  ['UTF-8 that calls itself EUC-JP', declare('EUC-JP', '{e3 83 86 e3 82 b9}'), undefined, 'テス'],
  ['UTF-8 that calls itself UTF-16', declare('UTF-16', '{c3 a9}'), undefined, 'é'],
  ['windows-1252 that calls itself UTF-8', declare('UTF-8', 'caf{e9} na{ef}ve'), undefined, 'café naïve'],
  ['Shift_JIS that the server calls UTF-8', declare('Shift_JIS', '{83 65 83 58}'), 'text/xml; charset=utf-8', 'テス'],
  ['UTF-8 with one damaged byte', `<t>${'{e3 83 86}'.repeat(20)}{ff}</t>`, undefined, `${'テ'.repeat(20)}\ufffd`],
  ['an encoding that nobody knows', declare('klingon', '{c3 a9}'), undefined, 'é'],
]

describe('decodeDocument', () => {
  it.each(documents)('reads %s', (_, written, contentType, expected) => {
    expect(decodeDocument(toBytes(written), contentType)).toContain(`${expected}</t>`)
  })

  it.each([
    ['UTF-16LE with a mark', Buffer.from('\ufeff<t>テ</t>', 'utf16le')],
    ['UTF-16LE without a mark', Buffer.from('<t>テ</t>', 'utf16le')],
    ['UTF-16BE with a mark', Buffer.from('\ufeff<t>テ</t>', 'utf16le').swap16()],
    ['UTF-16BE without a mark', Buffer.from('<t>テ</t>', 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => {
    expect(decodeDocument(bytes)).toBe('<t>テ</t>')
  })
})
