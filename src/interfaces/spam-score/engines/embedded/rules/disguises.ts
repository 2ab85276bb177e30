import { isAscii } from '../character-range.ts'
import type { Mail } from '../mail/mail.ts'
import { countInvisible } from '../words/fold-text.ts'
import { defineRules } from './rule.ts'

/** Writing that people read and filters should not. */
export const disguiseRules = defineRules(
  [
    'TEXT_INVISIBLE_IN_WORDS',
    1.8,
    'Invisible characters stand inside words',
    ({ visibleText }) => invisibleInWord.test(visibleText),
  ],
  [
    'TEXT_INVISIBLE_IN_MANY_WORDS',
    1.8,
    'Invisible characters stand inside three words or more',
    ({ visibleText }) => (visibleText.match(new RegExp(invisibleInWord, 'g'))?.length ?? 0) >= 3,
  ],
  [
    'TEXT_INVISIBLE_MANY',
    0.7,
    'Many invisible characters',
    ({ visibleText, pages }) => countInvisible(visibleText) + countHidden(pages) >= 20,
  ],
  [
    'TEXT_BACKWARDS',
    1.8,
    'The direction of writing is turned about',
    ({ visibleText, subject }) => /[\u202D\u202E]/.test(visibleText) || /[\u202D\u202E]/.test(subject),
  ],
  [
    'TEXT_MIXED_SCRIPTS',
    2,
    'Words mix Latin letters with others that look the same',
    ({ words, subjectWords }) => words.mixed + subjectWords.mixed >= 2,
  ],
  ['SUBJECT_MIXED_SCRIPTS', 1.5, 'A word of the subject mixes scripts', ({ subjectWords }) => subjectWords.mixed > 0],
  [
    'TEXT_STYLED_LETTERS',
    1.8,
    'Mathematical or enclosed letters stand for plain ones',
    ({ visibleText, subject, from }) =>
      styled.test(visibleText.slice(0, 20_000)) || styled.test(subject) || styled.test(from.name),
  ],
  [
    'TEXT_LETTERS_SPACED',
    1,
    'Words are written with gaps between the letters',
    ({ visibleText }) => /(?:^|\s)(?:[A-Za-z][ ._*-]){5}[A-Za-z](?:\s|$)/m.test(visibleText),
  ],
  [
    'TEXT_DIGITS_FOR_LETTERS',
    1.2,
    'Digits and signs stand for letters in words',
    ({ words, subjectWords }) => [...words.list, ...subjectWords.list].some((word) => disguised.has(word)),
  ],
  [
    'TEXT_MARKED_LETTERS',
    1,
    'Accents on letters where no language has them',
    ({ visibleText }) => (visibleText.match(/\p{L}\p{Mn}{2}/gu)?.length ?? 0) >= 3,
  ],
  ['TEXT_ACCENTED_ENGLISH', 1.2, 'English words with accents strewn in', isAccentedEnglish],
)

/** Soft hyphens are left out: German sites write them into long words. */
const invisibleInWord = /[A-Za-z][\u034F\u115F\u1160\u200B-\u200F\u2060-\u2064\u3164\uFEFF\uFFA0]{1,20}[A-Za-z]/

const styled = /(?:[\u{1D400}-\u{1D7FF}\u24B6-\u24E9\u{1F130}-\u{1F189}]\s?){3}/u

const disguised = new Set(
  'v1agra viagr4 vi4gra c1alis cial1s fr33 fre3 m0ney mon3y pr0n p0rn s3x paypa1 payp4l micr0soft amaz0n app1e g00gle netf1ix acc0unt passw0rd l0gin secur1ty c1ick cl1ck b1tcoin bitc0in inv0ice 0ffice 0utlook'.split(
    ' ',
  ),
)

const accentWords =
  /^(?:yöür|yõur|yóur|àccount|accóunt|plëase|cl[ìíîï]ck|s[éèëê]curity|pässword|pàssword|upd[äàáâ]te|v[éèëê]rify|máil)$/i

function isAccentedEnglish({ visibleText }: Mail): boolean {
  if (isAscii(visibleText)) return false
  return visibleText
    .slice(0, 20_000)
    .split(/[\s,.!?:;]/)
    .some((word) => accentWords.test(word))
}

function countHidden(pages: Mail['pages']): number {
  return pages.reduce((total, { hiddenText }) => total + countInvisible(hiddenText), 0)
}
