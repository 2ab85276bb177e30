import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createYieldToEventLoop } from '../../../../kernel/foundation/workers/yield-to-event-loop.ts'
import type { TranslationEngine, TranslationRequest } from '../../port.ts'
import { openMarianEngine } from '../../testing/open-marian-engine.ts'
import { createPhraseBookEngine } from './create-phrase-book-engine.ts'
import { phraseBookPath } from './phrase-book-path.ts'

/** What the book does not know, a model translates whose few words nobody could take for the book's. */
const words = [
  ['Zebras', 'しまうま'],
  ['sing', 'うたう'],
  ['しまうま', 'Zebras'],
] as const

let models: Awaited<ReturnType<typeof openMarianEngine>>
let engine: TranslationEngine

beforeAll(async () => {
  models = await openMarianEngine([{ source: 'en', target: 'ja', words, hasBytes: true }])
  engine = createPhraseBookEngine({
    path: phraseBookPath,
    next: models.engine,
    yieldToEventLoop: createYieldToEventLoop(),
  })
})
afterAll(() => models[Symbol.asyncDispose]())

async function intoJapanese(text: string, request: Partial<TranslationRequest> = {}): Promise<string> {
  const { signal } = new AbortController()
  const translation = await engine.translate({ source: 'en', target: 'ja', format: 'text', text, ...request }, signal)
  return translation.text
}

async function intoEnglish(text: string, request: Partial<TranslationRequest> = {}): Promise<string> {
  const { signal } = new AbortController()
  const translation = await engine.translate({ source: 'ja', target: 'en', format: 'text', text, ...request }, signal)
  return translation.text
}

test.each([
  ['Hello', 'こんにちは'],
  ['Thank you very much.', 'どうもありがとうございます。'],
  ['Where is the station?', '駅はどこですか？'],
  ['How much is this?', 'これはいくらですか？'],
  ['No smoking', '禁煙'],
  ['Sign up', '新規登録'],
  ['next year', '来年'],
  ['May', '5月'],
])('what people say, read and click is known: %s', async (text, expected) => {
  expect(await intoJapanese(text)).toBe(expected)
})

test.each([
  ['おはようございます。', 'Good morning.'],
  ['どういたしまして', "You're welcome"],
  ['トイレはどこですか？', 'Where is the toilet?'],
  ['立入禁止', 'No entry'],
  ['ログアウト', 'Log out'],
  ['来週', 'next week'],
])('and in Japanese: %s', async (text, expected) => {
  expect(await intoEnglish(text)).toBe(expected)
})

test('a placeholder is not another one because of its capitals', async () => {
  expect(await intoEnglish('%S をダウンロードしています...')).toBe('Downloading %S...')
  await expect(intoEnglish('%s をダウンロードしています...')).rejects.toThrow('No model translates ja into en.')
})

describe('one key finds all that differ in their looks alone', () => {
  test.each([
    ['LOG OUT', 'ログアウト'],
    ['log out.', 'ログアウト。'],
    ['Ｌｏｇ　ｏｕｔ', 'ログアウト'],
    ['Loading…', '読み込み中…'],
    ['Loading...', '読み込み中...'],
    ['Password:', 'パスワード:'],
    ['I’m tired', '疲れました'],
    ['I am tired!', '疲れました！'],
    ['what time is it', '今何時ですか'],
    ['Favourites', 'お気に入り'],
  ])('%s', async (text, expected) => {
    expect(await intoJapanese(text)).toBe(expected)
  })

  test.each([
    ['ﾛｸﾞｱｳﾄ', 'Log out'],
    ['ログ アウト', 'Log out'],
    ['彼は学生だ', 'He is a student'],
    ['彼は学生です。', 'He is a student.'],
    ['今何時ですか', 'What time is it?'],
    ['有難う', 'Thanks'],
    ['保存：', 'Save:'],
    ['よろしくお願いします', 'Thanks in advance'],
    ['「こんにちは」', 'Hello'],
  ])('%s', async (text, expected) => {
    expect(await intoEnglish(text)).toBe(expected)
  })
})

describe('of several translations the one of the text around it is taken', () => {
  const strings = 'Save\nCancel\nDelete\nSettings'
  const talk = 'I went to the station yesterday. It was raining. How are you?'

  test.each([
    ['Home', strings, 'ホーム'],
    ['Home', talk, '家'],
    ['Exit', strings, '終了'],
    ['Exit', talk, '出口'],
    ['Order', strings, '並び順'],
    ['Order', talk, '注文'],
    ['Mouse', strings, 'マウス'],
    ['Mouse', talk, 'ネズミ'],
  ])('%s beside %j', async (text, context, expected) => {
    expect(await intoJapanese(text, { context })).toBe(expected)
  })

  test('other lines of the same text, and other elements, tell as much', async () => {
    expect(await intoJapanese('Save\nCancel\nExit')).toBe('保存\nキャンセル\n終了')
    const html = '<li>Save</li><li>Cancel</li><li>Exit</li>'
    expect(await intoJapanese(html, { format: 'html' })).toBe('<li>保存</li><li>キャンセル</li><li>終了</li>')
  })
})

describe('placeholders and numbers go through', () => {
  test.each([
    ['You have 12 new messages.', '新しいメッセージが12件あります。'],
    ['You have ⟦3⟧ new messages.', '新しいメッセージが⟦3⟧件あります。'],
    ['{count} messages', '{count}件のメッセージ'],
    ['{{ n }} days ago', '{{ n }}日前'],
    ['%d days ago', '%d日前'],
  ])('%s', async (text, expected) => {
    expect(await intoJapanese(text)).toBe(expected)
  })

  test('whatever stands in the slot comes back once, as it was', async () => {
    const name = fc.stringMatching(/^[A-Za-z_][\w.]{0,12}$/)
    const slot = fc.oneof(
      name.map((inner) => `{${inner}}`),
      name.map((inner) => `{{ ${inner} }}`),
      name.map((inner) => `%(${inner.toLowerCase().replace(/[^a-z_]/g, 'x')})s`),
      fc.integer({ min: 2, max: 999_999 }).map(String),
      fc.constantFrom('%s', '%d', '%1$s', '$1'),
    )
    await fc.assert(
      fc.asyncProperty(slot, async (value) => {
        expect(await intoJapanese(`${value} days ago`)).toBe(`${value}日前`)
      }),
    )
  })

  test('of one nothing is said in the plural', async () => {
    expect(await intoEnglish('12件のメッセージ')).toBe('12 messages')
    await expect(intoEnglish('1件のメッセージ')).rejects.toMatchObject({ code: 'unsupported_pair' })
  })
})

test('other translations are those of the book, then those of the model', async () => {
  const { signal } = new AbortController()
  const ask = async (text: string) =>
    (await engine.translate({ source: 'en', target: 'ja', format: 'text', text, alternatives: 2 }, signal)).alternatives
  expect((await ask('Open'))?.[0]).toBe('営業中')
  expect((await ask('Hello. Zebras sing.'))?.[0]).toContain('しまうま')
})

test('arguments that only their order tells apart get their numbers where it changes', async () => {
  expect(await intoJapanese('Page %d of %d')).toBe('%2$d 中 %1$d ページ')
  expect(await intoJapanese('Page {n} of {all}')).toBe('{all} 中 {n} ページ')
})

test('the way to a setting is translated step by step, and the name below a greeting stays', async () => {
  expect(await intoJapanese('Settings > Privacy')).toBe('設定 > プライバシー')
  expect(await intoJapanese('Best regards,\nMary O’Brien')).toMatch(/\nMary O’Brien$/)
})

describe('a longer text', () => {
  test('has its known sentences from the book and the others from the model', async () => {
    expect(await intoJapanese('Hello. Zebras sing. Thank you!')).toMatch(
      /^こんにちは。.*しまうま.*ありがとうございます！$/su,
    )
  })

  test('keeps its lines', async () => {
    expect(await intoJapanese('  Hello.\n\n\tThank you!\r\n')).toBe('  こんにちは。\n\n\tありがとうございます！\r\n')
  })

  test('in HTML has elements in their order, and what is marked stays', async () => {
    const html =
      '<p>Hello.</p> <a href="/x"><b>Log out</b></a><br/>Cancel<img src="a"><ul><li translate="no">Delete</li></ul>'
    expect(await intoJapanese(html, { format: 'html' })).toBe(
      '<p>こんにちは。</p> <a href="/x"><b>ログアウト</b></a><br/>キャンセル<img src="a"><ul><li translate="no">Delete</li></ul>',
    )
  })
})

test.each(['constructor', '__proto__', 'toString', '。。。', '⟦1⟧', '{}', 'a'.repeat(300), 'か'.repeat(300)])(
  'what looks like a key and is none is left to the model: %.20s',
  async (text) => {
    const { signal } = new AbortController()
    const [ours, theirs] = await Promise.all(
      [engine, models.engine].map((each) =>
        each.translate({ source: 'en', target: 'ja', format: 'text', text }, signal),
      ),
    )
    expect(ours?.text).toBe(theirs?.text)
  },
)

test('pairs that the book has no phrases of go straight on', async () => {
  const { signal } = new AbortController()
  const request = { text: 'Hello', source: 'en', target: 'tlh', format: 'text' } as const
  await expect(engine.translate(request, signal)).rejects.toMatchObject({ code: 'unsupported_pair' })
})
