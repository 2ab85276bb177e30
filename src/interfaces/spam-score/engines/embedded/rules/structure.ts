import { isAscii } from '../character-range.ts'
import type { Mail } from '../mail/mail.ts'
import { defineRules } from './rule.ts'

/** How the mail is put together. */
export const structureRules = defineRules(
  ['MIME_BOUNDARY_BROKEN', 0.4, 'Parts are missing or do not end', ({ defects }) => defects.has('boundary')],
  ['MIME_TOO_DEEP', 1.5, 'Parts within parts beyond any use', ({ defects }) => defects.has('depth')],
  ['MIME_NUL', 1, 'There are NUL bytes', ({ defects }) => defects.has('nul')],
  ['MIME_CHARSET_UNKNOWN', 0.7, 'The character set is not known', ({ defects }) => defects.has('charset')],
  [
    'MIME_NO_VERSION',
    0.5,
    'Has parts or HTML but no MIME-Version',
    ({ headers, parts }) => !headers.has('mime-version') && parts.some(({ type }) => type !== 'text/plain'),
  ],
  [
    'MIME_ODD_CASE',
    0.3,
    'Writes MIME-Version in an odd way',
    ({ headers }) =>
      headers.has('mime-version') &&
      headers.raw('mime-version').trim() !== '1.0' &&
      !headers.raw('mime-version').startsWith('1.0 '),
  ],
  [
    'MIME_HTML_ONLY',
    0.6,
    'HTML without a plain text',
    ({ pages, plainText }) => pages.length > 0 && plainText.trim() === '',
  ],
  [
    'MIME_HTML_ALONE',
    0.5,
    'The whole mail is one part of HTML',
    ({ parts }) => parts.length === 1 && parts[0]?.type === 'text/html',
  ],
  [
    'MIME_BASE64_NEEDLESS',
    1,
    'Plain English is hidden in base64',
    (mail) =>
      mail.parts.some(({ type, encoding }) => encoding === 'base64' && type.startsWith('text/')) &&
      isAscii(mail.visibleText),
  ],
  [
    'MIME_BASE64_TEXT',
    0.3,
    'Text in base64',
    ({ parts }) => parts.some(({ type, encoding }) => encoding === 'base64' && type.startsWith('text/')),
  ],
  [
    'MIME_SINGLE_IN_MULTI',
    0.4,
    'Several parts were announced, one is there',
    ({ headers, parts }) =>
      /^multipart\/(?:mixed|alternative|related)/i.test(headers.raw('content-type')) && parts.length === 1,
  ],
  [
    'MIME_EIGHT_BIT_UNDECLARED',
    0.4,
    'Bytes above 127 without a character set',
    ({ parts }) =>
      parts.some(
        ({ charset, raw, type }) =>
          charset === '' && type.startsWith('text/') && /[\x80-\xff]/.test(raw.slice(0, 5_000)),
      ),
  ],
  [
    'MIME_EAST_ASIAN_OR_CYRILLIC',
    0.3,
    'Written in a Chinese, Korean or Cyrillic character set of old',
    ({ parts, headers }) =>
      parts.some(({ charset }) => oldCharset.test(charset)) || oldCharset.test(headers.raw('subject')),
  ],
  ['TEXT_DIFFERS', 0.8, 'Plain text and HTML say different things', doTextsDiffer],
  ['TEXT_TINY', 0.4, 'Hardly any text', ({ words }) => words.list.length < 12],
  ['TEXT_LONG', -0.2, 'More than six hundred words', ({ words }) => words.list.length > 600],
  ['TEXT_VERY_LONG', -0.3, 'More than fifteen hundred words', ({ words }) => words.list.length > 1_500],
  [
    'TEXT_BOTH_WAYS',
    -0.2,
    'The same in plain text and in HTML',
    (mail) => mail.pages.length > 0 && mail.plainText.trim().length > 100 && !doTextsDiffer(mail),
  ],
  ['GREETS_BY_NAME', -0.3, 'Greets the recipient by name', greetsByName],
  [
    'TEXT_QUOTES',
    -1.2,
    'Quotes an earlier mail',
    ({ plainText }) => /^(?:>|\|) ?\S.{0,500}\n(?:>|\|)/m.test(plainText),
  ],
  [
    'TEXT_QUOTES_WITH_NAME',
    -0.6,
    'Says whom it quotes',
    ({ plainText }) => /^.{0,200}(?:wrote|writes|schrieb|escribió|a écrit|skrev|said):?\s{0,3}$/m.test(plainText),
  ],
  ['TEXT_SIGNATURE', -0.4, 'Ends in a signature as people have it', ({ plainText }) => /^-- ?\n/m.test(plainText)],
  [
    'TEXT_PATCH',
    -0.8,
    'Holds source code or a patch',
    ({ plainText }) =>
      /^(?:diff |@@ -|--- a\/|\+\+\+ |#include|#!\/|\s{0,8}(?:def|class|import|function|return|int|void) \w)/m.test(
        plainText,
      ),
  ],
  [
    'TEXT_SIGNED',
    -0.6,
    'Signed by OpenPGP or S/MIME',
    ({ parts, plainText }) =>
      parts.some(({ type }) => /pgp-signature|pkcs7-signature/.test(type)) ||
      plainText.includes('-----BEGIN PGP SIGNED'),
  ],
  ['TEXT_SHOUTS', 0.7, 'Much of the text is in capitals', ({ visibleText }) => shareOfCapitals(visibleText) > 0.35],
  [
    'TEXT_SHOUTS_LINES',
    0.4,
    'Whole lines in capitals',
    ({ visibleText }) => /(?:^[A-Z0-9 !,.$'"-]{30,200}$\n?){2}/m.test(visibleText),
  ],
  [
    'TEXT_EXCLAIMS',
    0.5,
    'Many exclamation marks',
    ({ visibleText, words }) => (visibleText.match(/!/g)?.length ?? 0) > 3 + words.list.length / 40,
  ],
  [
    'TEXT_MONEY',
    0.4,
    'Names sums of money again and again',
    ({ visibleText }) => (visibleText.match(/[$€£]\s?\d/g)?.length ?? 0) >= 3,
  ],
  [
    'TEXT_GIBBERISH',
    0.9,
    'Words that no language has',
    ({ words }) => words.list.filter((word) => /[bcdfghjklmnpqrstvwxz]{6}/.test(word) && word.length < 30).length >= 3,
  ],
  [
    'TEXT_CODE_AT_END',
    0.8,
    'Ends in a meaningless code',
    ({ plainText }) => isCode(plainText.slice(-300).trimEnd().split('\n').at(-1) ?? ''),
  ],
)

function greetsByName({ recipients, words }: Mail): boolean {
  const start = words.list.slice(0, 12)
  return recipients.slice(0, 3).some(({ name, local }) =>
    name
      .toLowerCase()
      .split(/[\s,]/)
      .some((part) => part.length >= 3 && part !== local && start.includes(part)),
  )
}

const oldCharset = /gb2312|gb18030|big5|euc-kr|ks_c_5601|koi8-r|windows-1251|iso-2022-kr/i

/** Letters and digits without sense, as long as a word at least. */
function isCode(line: string): boolean {
  return /^\s{0,50}\[?[\w-]{10,40}\]?$/.test(line) && /\d/.test(line) && /[A-Za-z]/.test(line)
}

/** Fewer than a third of the longer words of the HTML stand in the plain text. */
function doTextsDiffer({ pages, plainText, words }: Mail): boolean {
  if (pages.length === 0 || plainText.trim().length < 20) return false
  const long = words.list.filter((word) => word.length >= 5).slice(0, 300)
  if (long.length < 20) return false
  const text = plainText.toLowerCase()
  return long.filter((word) => text.includes(word)).length < long.length / 3
}

function shareOfCapitals(text: string): number {
  const sample = text.slice(0, 5_000)
  const capitals = sample.match(/[A-Z]/g)?.length ?? 0
  const small = sample.match(/[a-z]/g)?.length ?? 0
  return capitals + small < 80 ? 0 : capitals / (capitals + small)
}
