import { expect, test } from 'vitest'
import { ask, askWhole } from '../testing/ask.ts'

test.each([
  ['Sort by price, cheapest first: chair $40, lamp $15, desk $120', 'lamp $15, chair $40, desk $120'],
  ['Remove double entries and sort alphabetically: pear, Apple, pear, fig, apple', 'Apple, fig, pear'],
  ['clean up this list: milk ,  eggs, Milk, bread', 'milk, eggs, bread'],
  ['Capitalise the first letter of each word in the list: red, green, blue', 'Red, Green, Blue'],
  ['Rank by score, highest first:\nAnn 12\nBen 31\nCy 7', 'Ben 31\nAnn 12\nCy 7'],
  ['重複を取り除いて：りんご、みかん、りんご、なし', 'りんご、みかん、なし'],
  ['年齢の高い順に並べて：美咲12歳、健太15歳、葵9歳', '健太15歳、美咲12歳、葵9歳'],
  ['Make a bullet list: we need paper, pens and two staplers', '- paper\n- pens\n- two staplers'],
])('a list: %s', async (text, list) => {
  expect(await ask(text)).toBe(list)
})

test.each([
  [
    'put this in a table: Anna, 34, Berlin; Ben, 29, Paris',
    '| Anna | 34 | Berlin |\n| --- | --- | --- |\n| Ben | 29 | Paris |',
  ],
  [
    'Create a table with columns name and age: Anna 34, Ben 29',
    '| name | age |\n| --- | --- |\n| Anna | 34 |\n| Ben | 29 |',
  ],
  [
    'Make a table of these lines:\nTea 3.50\nCoffee 4.20',
    '| Item | Value |\n| --- | --- |\n| Tea | 3.50 |\n| Coffee | 4.20 |',
  ],
  [
    '次のデータを表にして：\n東京 1400万人\n大阪 880万人',
    '| 項目 | 値 |\n| --- | --- |\n| 東京 | 1400万人 |\n| 大阪 | 880万人 |',
  ],
])('a table: %j', async (text, table) => {
  expect(await ask(text)).toBe(table)
})

test.each([
  [
    'Turn this into JSON with name, age and city: Anna is 34 and lives in Berlin.',
    { name: 'Anna', age: 34, city: 'Berlin' },
  ],
  [
    'JSON with product and price from: Milk costs 1.20, bread costs 2.50',
    [
      { product: 'Milk', price: 1.2 },
      { product: 'bread', price: 2.5 },
    ],
  ],
])('values as JSON: %s', async (text, value) => {
  expect(JSON.parse(await ask(text))).toEqual(value)
})

test('no value is made up', async () => {
  expect(await askWhole([], 'Give me JSON with name and email: Anna lives in Berlin.')).toEqual({
    text: 'I do not find a value for every field in the text.',
    isAnswer: false,
  })
})

test.each([
  ['List all the dates in this text: We met on 3 March 2026 and again on 2026-05-01.', '- 3 March 2026\n- 2026-05-01'],
  [
    'Extract the phone numbers and e-mail addresses: Call Ann on 020 7946 0991 or write ann@example.org.',
    '- ann@example.org\n- 020 7946 0991',
  ],
  ['メールアドレスを抜き出して：連絡は info@example.jp まで', '- info@example.jp'],
  ['Find the links in: nothing to see here', 'There are none in the text.'],
])('what a text holds: %s', async (text, found) => {
  expect(await ask(text)).toBe(found)
})

test.each([
  ['Make this more polite: Give me the key.', 'Could you please give me the key? Thank you.'],
  [
    'Rewrite this more politely: Send me the report now.',
    'Could you please send me the report as soon as you can? Thank you.',
  ],
  ['もっと丁寧にして：資料を送って。', '恐れ入りますが、資料を送っていただけますでしょうか。'],
])('a command made polite: %s', async (text, polite) => {
  expect(await ask(text)).toBe(polite)
})

test.each([
  [
    'write a mail to my teacher that my son is ill and cannot come on Tuesday',
    'Subject: My son is ill\n\nDear [name of your teacher],\n\nI am writing to let you know that my son is ill and cannot come on Tuesday. I am sorry for any trouble that this may cause.\n\nKind regards,\n[your name]',
  ],
  [
    'お客様に納期の遅れをお詫びするメールを書いて',
    '件名: 納期の遅れのお詫び\n\n[お客様のお名前]様\n\nお世話になっております。[自分の名前]です。\nこのたびは納期の遅れにつきまして、ご迷惑をおかけし、誠に申し訳ございません。[経緯と今後の対応] 今後このようなことのないよう努めてまいります。\n\n[自分の名前]',
  ],
])('a mail that says what was told: %s', async (text, mail) => {
  expect(await ask(text)).toBe(mail)
})

test.each([
  ['write a regex that matches a date like 2026-11-27', '`^\\d{4}-\\d{2}-\\d{2}$`'],
  ['Give me a regular expression for codes such as AB-1234', '`^[A-Z]{2}-\\d{4}$`'],
  ['A12.x のような文字列に一致する正規表現を書いて', '`^[A-Z]\\d{2}\\.[a-z]$`'],
  ['regex for an e-mail address', '`^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$`'],
])('a regular expression for what is shown: %s', async (text, pattern) => {
  expect(await ask(text)).toContain(pattern)
})

test('two things that are asked of one', async () => {
  expect(await ask("what's the chemical symbol of gold and its atomic number")).toMatch(/Au[^]*79/)
})
