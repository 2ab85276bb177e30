import { describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

describe('what words mean', () => {
  test.each([
    ["What does 'ubiquitous' mean?", '"ubiquitous" means: found everywhere.'],
    ['define procrastinate', '"procrastinate" means: to put off what one has to do.'],
    ['What is the definition of “resilient”?', '"resilient" means: able to recover quickly from difficulties.'],
    ['Define "gratitude".', '"gratitude" means: the feeling of being thankful.'],
    ['「懸念」の意味を教えてください', '「懸念」（けねん）は、気がかりで、不安に思うことです。'],
    ['忖度とはどういう意味ですか', '「忖度」（そんたく）は、相手の気持ちを推し量ることです。'],
    ["What's another word for angry?", 'Words near in meaning to "angry": furious, cross, irate, mad.'],
    ["What is the difference between its and it's?", /^"Its" means belonging to it/],
    ['difference between i.e. and e.g.', /^"i\.e\." means that is/],
  ])('%s', async (question, answer) => {
    const said = await ask(question)
    if (typeof answer === 'string') expect(said).toBe(answer)
    else expect(said).toMatch(answer)
  })

  test.each([
    'What does flibbertigibbet mean?',
    'What is the difference between a cat and its owner?',
    '「愛猫家」の意味は？',
  ])('not %s', async (question) => {
    expect(await ask(question)).toMatch(/^(?:That needs a language model|それには言語モデルが必要)/)
  })
})

test.each([
  ['「東」の読み方は？', '「東」の音読みはトウ、訓読みはひがしです。'],
  ['山は何と読みますか', '「山」の音読みはサン、訓読みはやまです。'],
  ['愛の訓読みは', '「愛」の音読みはアイです。'],
  ['How do you read 木?', '木: on モク・ボク; kun き.'],
])('how kanji are read: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test('a kanji that is not in the table is left to others', async () => {
  expect(await ask('「鬱」の読み方は？')).toMatch(/^それには言語モデルが必要/)
})
