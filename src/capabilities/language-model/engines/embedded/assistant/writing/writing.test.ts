import { expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'

test('a mail for a usual occasion', async () => {
  expect(await ask("Can you write me an email to my boss saying I'm sick today?")).toBe(
    'Subject: Out sick today\n\nDear [name of your boss],\n\nI am not well and cannot work today. I will look at urgent mail as far as I can.\n\nKind regards,\n[your name]',
  )
  expect(await ask('上司に今日休むというメールを書いて')).toBe(
    '件名: 本日の欠勤のご連絡\n\n[上司のお名前]様\n\nお世話になっております。[自分の名前]です。\n体調不良のため、本日はお休みをいただきたく、ご連絡いたしました。急ぎの件がありましたら、メールでお知らせください。ご迷惑をおかけしますが、よろしくお願いいたします。\n\n[自分の名前]',
  )
})

test.each([
  ['Draft a letter thanking my teacher', /^Subject: Thank you\n/],
  ['write a mail to my landlord to apologise', /^Subject: My apologies\n[^]*landlord/],
  ['Write an email asking for a refund', /refund or a replacement/],
  ['お礼のメールを書いてください', /^件名: お礼\n/],
  ['打ち合わせの日程のメールを作成して', /打ち合わせのお時間/],
])('%s', async (text, mail) => {
  expect(await ask(text)).toMatch(mail)
})

test.each([
  ['Sort these: pear, apple, fig, banana', 'apple, banana, fig, pear'],
  ['sort this list in descending order: 3, 20, 100, -1', '100, 20, 3, -1'],
  ['Sort the following numbers: 10, 9, 1,5, 2', '1, 2, 5, 9, 10'],
  ['Sort these lines:\n- b2\n- b10\n- a', 'a\nb2\nb10'],
  ['次を並べ替えて：りんご、バナナ、いちじく', 'いちじく、バナナ、りんご'],
  ['Put these in alphabetical order: zebra, lion, ant', 'ant, lion, zebra'],
  ['次の数字を大きい順に並べて：3、10、7', '10、7、3'],
  ['alphabetize: Émile, Zoe, adam', 'adam, Émile, Zoe'],
])('a list in order: %s', async (text, sorted) => {
  expect(await ask(text)).toBe(sorted)
})

test.each([
  [
    'Make a table from these lines:\nname, age\nAnn, 30\nBob, 25',
    '| name | age |\n| --- | --- |\n| Ann | 30 |\n| Bob | 25 |',
  ],
  [
    '次のデータを表にして：\n果物;値段\nりんご;100\nバナナ;80',
    '| 果物 | 値段 |\n| --- | --- |\n| りんご | 100 |\n| バナナ | 80 |',
  ],
])('a table from lines: %j', async (text, table) => {
  expect(await ask(text)).toBe(table)
})

test.each([
  [
    String.raw`What does the regex ^\d{3}-\d{4}$ mean?`,
    'In this order it matches:\n- `^`: the beginning of the text\n- `\\d{3}`: a digit, 3 times\n- `-`: the text -\n- `\\d{4}`: a digit, 4 times\n- `$`: the end of the text',
  ],
  [
    'Explain this regex: [^a-z]+?',
    'In this order it matches:\n- `[^a-z]+?`: anything but a-z, once or more, as few as will do',
  ],
  [
    'explain the regular expression (ab|c)*\\.txt',
    'In this order it matches:\n- `(ab|c)*`: the group ab|c, any number of times, or not at all\n- `\\.txt`: the text .txt',
  ],
  ['Explain the regex (a', 'That is no regular expression that JavaScript takes: (a'],
  [
    '正規表現 ^[a-z]+$ を説明して',
    '順に次のものに一致します。\n- `^`: 文字列の先頭\n- `[a-z]+`: 次のどれか1文字「a-z」を1回以上\n- `$`: 文字列の末尾',
  ],
])('a regular expression in words: %s', async (text, words) => {
  expect(await ask(text)).toBe(words)
})

test.each([
  ["If it's 3pm in London, what time is it in Tokyo?", 'It is 00:00 the next day in Tokyo then.'],
  ['9:30 am in New York to Berlin', 'It is 15:30 in Berlin then.'],
  ['日本が午前9時のとき、ロンドンは何時ですか', 'ロンドンでは00時00分です。'],
  ['東京の午前8時はニューヨークでは何時？', 'ニューヨークでは前日の18時00分です。'],
])('an hour elsewhere: %s', async (text, time) => {
  expect(await ask(text)).toBe(time)
})

test.each(['Write a poem about mail', 'Sort it out', 'Make a table', 'What does mean mean?', 'Write an email'])(
  'is left alone: %s',
  async (text) => {
    expect(await ask(text)).toMatch(/^That needs a language model/)
  },
)

test.each([
  [
    'Write a short email to my landlord saying the heating is broken.',
    /^Subject: Repair needed: the heating\n\nDear \[name of your landlord\]/,
  ],
  ['Write an email to cancel my gym membership', /^Subject: Cancellation/],
  ['Write a reminder email to a client who has not paid', /^Subject: Reminder/],
  ['Draft a letter of complaint about a broken product', /^Subject: Order \[number\]: refund/],
  ['大家さんにエアコンの修理をお願いするメールを書いて', /^件名: 修理のお願い/],
  ['Turn this into a table: name, age; Anna, 31; Ben, 27', /^\| name \| age \|\n\| --- \| --- \|\n\| Anna \| 31 \|/],
])('%s', async (text, answer) => {
  expect(await ask(text)).toMatch(answer)
})
