import type { Mail } from '../mail/mail.ts'
import { defineRules } from './rule.ts'

/** What pages of HTML do to the eye. */
export const pageRules = defineRules(
  [
    'PAGE_IMAGE_FOR_TEXT',
    1.4,
    'A picture stands for the text',
    ({ pages, words, links }) => countImages(pages) > 0 && words.list.length < 40 && links.length > 0,
  ],
  [
    'PAGE_IMAGE_LINKED',
    0.6,
    'A picture leads to the web and little is said',
    ({ links, words }) => links.some(({ hasImage }) => hasImage) && words.list.length < 100,
  ],
  ['PAGE_HIDDEN_TEXT', 1, 'Text is hidden from the reader', ({ pages }) => hiddenLength(pages) > 120],
  [
    'PAGE_HIDDEN_MUCH',
    1.4,
    'More text is hidden than shown',
    ({ pages, visibleText }) => hiddenLength(pages) > 300 && hiddenLength(pages) > visibleText.length,
  ],
  ['PAGE_TINY_TEXT', 0.8, 'Text too small to be read', (_mail, { hasTrait }) => hasTrait('tiny-text')],
  ['PAGE_BLENDED_TEXT', 0.8, 'Text in the colour of its ground', (_mail, { hasTrait }) => hasTrait('blended-text')],
  ['PAGE_FORM', 1.3, 'Asks to fill in a form', (_mail, { hasTrait }) => hasTrait('form')],
  ['PAGE_PASSWORD', 2.5, 'Asks for a password in the mail itself', (_mail, { hasTrait }) => hasTrait('password')],
  ['PAGE_SCRIPT', 1, 'Has a script', (_mail, { hasTrait }) => hasTrait('script')],
  ['PAGE_FRAME', 1, 'Shows another page inside', (_mail, { hasTrait }) => hasTrait('frame')],
  ['PAGE_OBJECT', 0.8, 'Embeds a program', (_mail, { hasTrait }) => hasTrait('object')],
  ['PAGE_REFRESH', 1.8, 'Moves on to another page by itself', (_mail, { hasTrait }) => hasTrait('refresh')],
  ['PAGE_HANDLER', 0.8, 'Reacts to the mouse or on opening', (_mail, { hasTrait }) => hasTrait('handler')],
  ['PAGE_BASE', 0.8, 'Bends all its links by one setting', (_mail, { hasTrait }) => hasTrait('base')],
  ['PAGE_BAD_TAG', 0.5, 'Has tags that HTML does not know', (_mail, { hasTrait }) => hasTrait('bad-tag')],
  ['PAGE_BROKEN_WORDS', 1.8, 'Comments or tags break up words', (_mail, { hasTrait }) => hasTrait('broken-word')],
  [
    'PAGE_LETTERS_AS_CODES',
    1.5,
    'Plain letters are written as codes',
    (_mail, { hasTrait }) => hasTrait('letter-entities'),
  ],
  ['PAGE_BIG_FONT', 0.4, 'Large letters', (_mail, { hasTrait }) => hasTrait('big-font')],
  ['PAGE_RED_FONT', 0.5, 'Red letters', (_mail, { hasTrait }) => hasTrait('red-font')],
  ['PAGE_COLOURED', 0.3, 'Coloured ground', (_mail, { hasTrait }) => hasTrait('coloured-ground')],
  ['PAGE_MARQUEE', 0.8, 'Text that moves or blinks', (_mail, { hasTrait }) => hasTrait('marquee')],
  ['PAGE_PIXEL', 0.2, 'A picture of one point reports the reading', (_mail, { hasTrait }) => hasTrait('pixel')],
  [
    'PAGE_COMMENTS',
    0.7,
    'Comments as long as the text',
    ({ pages, visibleText }) => sum(pages.map(({ commentLength }) => commentLength)) > 200 + visibleText.length,
  ],
  [
    'PAGE_TITLE_ODD',
    0.4,
    'The title was left as the program made it',
    ({ pages }) => pages.some(({ title }) => /^(?:untitled|new page|document|no title)/i.test(title)),
  ],
  [
    'PAGE_FONT_TAGS',
    0.4,
    'Many font tags',
    ({ pages }) => pages.some(({ tagCounts }) => (tagCounts.get('font') ?? 0) > 15),
  ],
  [
    'PAGE_CENTRED',
    0.3,
    'Everything is centred',
    ({ pages }) => pages.some(({ tagCounts }) => (tagCounts.get('center') ?? 0) >= 2),
  ],
  [
    'PAGE_FORM_ELSEWHERE',
    0.9,
    'A form sends to an address or a bare mailbox',
    ({ pages }) =>
      pages.some(({ formTargets }) => formTargets.some((target) => /^(?:mailto:|https?:\/\/\d)/i.test(target))),
  ],
)

function hiddenLength(pages: Mail['pages']): number {
  return sum(pages.map(({ hiddenText }) => hiddenText.length))
}

function countImages(pages: Mail['pages']): number {
  return sum(pages.map(({ imageCount }) => imageCount))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
