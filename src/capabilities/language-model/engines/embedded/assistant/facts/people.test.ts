import { describe, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { findPerson } from './find-person.ts'
import { people } from './person.ts'

test.each([
  ['Who wrote Hamlet?', 'Hamlet is by William Shakespeare (1564–1616).'],
  ['who is the author of Pride and Prejudice', 'Pride and Prejudice is by Jane Austen (1775–1817).'],
  ['Who painted the Mona Lisa?', 'The Mona Lisa is by Leonardo da Vinci (1452–1519).'],
  ['who composed the four seasons?', 'The Four Seasons is by Antonio Vivaldi (1678–1741).'],
  ['Who wrote Nineteen Eighty-Four?', 'Nineteen Eighty-Four is by George Orwell (1903–1950).'],
  ['Who discovered penicillin?', 'Penicillin was discovered by Alexander Fleming (1881–1955).'],
  ['who discovered the moons of Jupiter', 'The moons of Jupiter were discovered by Galileo Galilei (1564–1642).'],
  ['Who invented the telephone?', 'The telephone was invented by Alexander Graham Bell (1847–1922).'],
  ['who created Linux?', 'Linux was created by Linus Torvalds (born 1969).'],
  ['Who founded the Red Cross?', 'The Red Cross was founded by Henry Dunant (1828–1910).'],
  ['Who was the first man on the moon?', 'The first man on the moon was Neil Armstrong (1930–2012).'],
  ['「こころ」の作者は？', '『こころ』の作者は夏目漱石(1867〜1916)です。'],
  ['源氏物語は誰が書いたの？', '『源氏物語』の作者は紫式部です。'],
  ['モナリザを描いたのは？', '『モナ・リザ』の作者はレオナルド・ダ・ヴィンチ(1452〜1519)です。'],
  ['誰が電話を発明しましたか？', '電話を発明したのはアレクサンダー・グラハム・ベル(1847〜1922)です。'],
  ['ペニシリンを発見したのは誰？', 'ペニシリンを発見したのはアレクサンダー・フレミング(1881〜1955)です。'],
  ['日本の初代総理大臣は誰？', '日本の初代総理大臣は伊藤博文(1841〜1909)です。'],
  ['人類で初めて宇宙に行った人は誰ですか', '人類で初めて宇宙に行ったのはユーリイ・ガガーリン(1934〜1968)です。'],
])('whose it is: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each([
  [
    'Who was Marie Curie?',
    'Marie Curie (1867–1934) was a physicist and chemist, the first to win two Nobel Prizes. Known for radium and polonium.',
  ],
  ['who is Einstein', 'Albert Einstein (1879–1955) was a physicist. Known for the theory of relativity.'],
  ['Who is J. K. Rowling?', 'J. K. Rowling (born 1965) is a writer. Known for Harry Potter.'],
  ['who was Confucius?', 'Confucius (551–479 BC) was a philosopher.'],
  ['who was Soseki', 'Natsume Sōseki (1867–1916) was a writer. Known for I Am a Cat, Kokoro and Botchan.'],
  ['When was Mozart born?', 'Wolfgang Amadeus Mozart was born in 1756.'],
  ['When did Plato die?', 'Plato died in 348 BC.'],
  ['What did Tolstoy write?', 'By Leo Tolstoy are War and Peace and Anna Karenina, among others.'],
  [
    '夏目漱石は誰ですか？',
    '夏目漱石(1867〜1916)は作家です。『吾輩は猫である』や『こころ』や『坊っちゃん』で知られています。',
  ],
  [
    'ゴッホについて教えて',
    'フィンセント・ファン・ゴッホ(1853〜1890)は画家です。『星月夜』や『ひまわり』で知られています。',
  ],
  ['ベートーベンはいつ生まれましたか？', 'ルートヴィヒ・ヴァン・ベートーヴェンは1770年に生まれました。'],
  ['村上春樹の代表作は？', '村上春樹には『ノルウェイの森』、『海辺のカフカ』などがあります。'],
])('who it is: %s', async (question, answer) => {
  expect(await ask(question)).toBe(answer)
})

test.each(['Who wrote this?', 'Who is the king?', 'Who wrote The Book of Nothing?', '東京は誰', 'この本の作者は？'])(
  'not of people: %s',
  async (question) => {
    expect(await ask(question)).toMatch(/mainstay setup/)
  },
)

describe('the table', () => {
  test.each(people.map((person) => [person.name.en, person] as const))('%s is found by either name', (_, person) => {
    expect(findPerson(person.name.en)).toBe(person)
    expect(findPerson(person.name.ja)).toBe(person)
    expect(person.role.en).not.toBe('')
    for (const { title } of person.deeds) expect([title.en, title.ja]).not.toContain('')
  })

  test('nobody died before they were born, or lived for more than 105 years', () => {
    for (const { born, died, name } of people)
      if (born !== undefined && died !== undefined) {
        expect(died, name.en).toBeGreaterThan(born)
        expect(died - born, name.en).toBeLessThan(105)
      }
  })
})
