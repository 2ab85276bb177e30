import { describe, expect, test } from 'vitest'
import { ask, askWhole } from '../testing/ask.ts'

describe('recipes', () => {
  test.each([
    ['How do I make pancakes?', /^Pancakes for two: mix 150 g flour/],
    ['how to cook rice', /^Rice for two: rinse 150 g white rice/],
    ['give me a recipe for fried rice', /^Fried rice for two/],
    ['guacamole recipe', /^Guacamole: mash 2 ripe avocados/],
    ['How long should I boil eggs?', /^Boiled eggs: /],
    ['ご飯の炊き方は？', /^ご飯（2人分）/u],
    ['簡単な味噌汁の作り方を教えてください', /^味噌汁（2人分）/u],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  test.each(['How do I make friends?', 'How do I cook a whale?', '時間の作り方を教えて'])(
    'not of what no recipe is known for: %s',
    async (question) => {
      expect(await ask(question)).toMatch(/^(?:That needs a language model|それには言語モデルが必要)/)
    },
  )
})

describe('code', () => {
  test.each([
    ['How do I center a div?', /`display: grid; place-items: center;`/],
    ['how to centre a div in css', /`display: grid; place-items: center;`/],
    ['How can I exit vim?', /`:q!`/],
    ['How do I undo the last commit in git?', /^`git reset --soft HEAD~1`/],
    ['divを中央に配置するにはどうすればいいですか？', /`display: grid; place-items: center;`/],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })
})

describe('suggestions', () => {
  test.each([
    ['Tell me a fun fact', /\.$/],
    ['Do you know any jokes?', /[.?!]$/],
    ['Can you recommend a good book?', /^I have read none, but many people like these: "/],
    ['おすすめの小説を教えてください', /はいかがでしょう。$/u],
    ['面白い雑学を教えて', /ます。$|ません。$|です。$|違います。$/u],
  ])('%s', async (question, answer) => {
    expect(await ask(question)).toMatch(answer)
  })

  test('whoever asks again gets another one', async () => {
    const first = await ask('Tell me a fun fact')
    expect(await ask('Tell me a fun fact', 'Tell me another fun fact')).not.toBe(first)
  })
})

test.each([
  ['Can you recommend a good film?', /^I have seen none, but many people like these: "/],
  ['What should I eat for dinner tonight?', /\w/],
  ["I'm bored, what can I do?", /\w/],
  ['おすすめの映画を教えて', /^『/],
  ['おすすめの夕飯を教えて', /いかがでしょう。|食べられます。/],
])('%s', async (text, answer) => {
  const said = await askWhole([], text)
  expect(said.isAnswer).toBe(true)
  expect(said.text).toMatch(answer)
})

test.each(['料理を作りました', 'What should I make of this?', 'この映画は面白い'])(
  '%s asks for no suggestion',
  async (text) => {
    expect((await askWhole([], text)).isAnswer).toBe(false)
  },
)
