import { expect, test } from 'vitest'
import { findRedirect } from './find-redirect.ts'
import { germanSite } from './testing/german-site.ts'

test.each([
  ['#REDIRECT [[berlin]]', 'Berlin'],
  ['#redirect:[[Berlin#Die_Mauer|x]]\n{{R}}', 'Berlin#Die Mauer'],
  ['\n #WEITERLEITUNG[[Diskussion:berlin]]', 'Diskussion:Berlin'],
  ['#REDIRECT [[fr:Berlin]]', undefined],
  ['#REDIRECT Berlin', undefined],
  ['#転送 [[Berlin]]', undefined],
  ['# [[Berlin]]', undefined],
  ['Text\n#REDIRECT [[Berlin]]', undefined],
  ['#REDIRECT [[a[b]]', undefined],
])('%j', (text, target) => {
  expect(findRedirect(text, germanSite)).toBe(target)
})

test.each([
  ['ja', '#転送 [[ベルリン]]'],
  ['ru', '#ПЕРЕНАПРАВЛЕНИЕ [[Берлин]]'],
  ['uk', '#Перенаправлення [[Берлін]]'],
  ['fr', '#REDIRECTION [[Berlin]]'],
])('in the words of %s', (language, text) => {
  expect(findRedirect(text, { ...germanSite, language })).toBe(/\[\[(.*)\]\]/.exec(text)?.[1])
})
