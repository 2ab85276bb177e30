import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { japanese, japaneseSentences } from './japanese.ts'
import { createSay } from './say.ts'

const root = join(import.meta.dirname, '../../..')
const sayJapanese = createSay(japanese, japaneseSentences)

test('a sentence that comes filled in is said with its values; of several each is, and none where one is not known', () => {
  const say = createSay(
    { 'a small model': '小さなモデル' },
    {
      'There is no job "{name}".': 'ジョブ「{name}」はありません。',
      'There is no {what}.': '{what} はありません。',
      '{name}, else {sentence}': '{name}。それ以外は{sentence}',
      'It is late.': '遅れています。',
    },
  )
  expect(say('There is no job "a.b (c)".')).toBe('ジョブ「a.b (c)」はありません。')
  expect(say('There is no job "x". It is late.')).toBe('ジョブ「x」はありません。遅れています。')
  expect(say('There is no job "x". It is early.')).toBe('There is no job "x". It is early.')
  expect(say('qwen, else a small model')).toBe('qwen。それ以外は小さなモデル')
  expect(say('qwen, else another')).toBe('qwen, else another')
  expect(say('There is no {name}.')).toBe('{name} はありません。')
})

/** Failures that the kernel tells in every wire, and those of the server's own pages, as they stand in the source. */
test('what the kernel says of failures has its Japanese', () => {
  const folders = ['answering', 'assembly/routes', 'assembly/content', 'foundation/storage', 'foundation/workers']
  const said = folders.flatMap((folder) =>
    readLiterals(join('src/kernel', folder), /(?:kernelError\(\s*'\w+',|const message =)\s*/),
  )
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((sentence) => sayJapanese(sentence) === sentence)).toEqual([])
})

test('what engines lack, and how to get it, has its Japanese', () => {
  const said = ['src/libraries/onnx', 'src/kernel/foundation/gguf', 'src/capabilities', 'src/interfaces'].flatMap(
    (folder) => readLiterals(folder, /(?:[mM]issing|noModel) =\s*/),
  )
  expect(said.length).toBeGreaterThanOrEqual(7)
  expect(said.filter((sentence) => sayJapanese(sentence) === sentence)).toEqual([])
})

test.each([
  ['The query field "limit" must be an integer.', 'クエリの「limit」は整数でなければなりません。'],
  [
    'The body field "messages.0.role" must be "user" or "tool".',
    '本文の「messages.0.role」は"user" or "tool" のどれかでなければなりません。',
  ],
  ['The body lacks "input".', '本文に "input" がありません。'],
  ['GET http://a.example/geo/1 answered 503.', 'サーバーが 503 を返しました（GET http://a.example/geo/1）。'],
  ['1,204 users, 12 of them new, 3 updated', '利用者 1,204 人（うち新しいもの 12 人、更新 3 人）'],
  ['latency 500 ms, error', '500 ms 遅く、エラー'],
  ['Say which edition the dump is of, such as --lang ja.', 'どの言語版のダンプか、lang に ja などと指定してください。'],
  [
    'This document cannot be read: it is no archive that can be unpacked (Record not found. Either not a zip file, or cut off.).',
    '文書を読めません。展開できる形ではありません（Record not found. Either not a zip file, or cut off.）。',
  ],
  [
    '12 subscriptions, 3 of them new: 2 in travel, 10 in my-blog (new, 40)',
    '購読 12 件（うち新しいもの 3 件）: travel に 2 件、my-blog（新しい分類、番号 40）に 10 件',
  ],
  [
    'kobe.zip, stop_times.txt line 12, arrival_time: "25:61:00" is no time such as 25:10:00; the row is left out.',
    'kobe.zip の stop_times.txt、12 行目、arrival_time: 「25:61:00」は 25:10:00 のような時刻ではありません。この行は除きました。',
  ],
  [
    'a.zip is neither a folder nor a readable zip archive (End of central directory record signature not found. Either not a zip file, or file is truncated.).',
    'a.zip は zip ではないか、途中で切れています。',
  ],
  [
    'feeds.example is an address inside this network; set MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 if it may be fetched from.',
    'feeds.example はこのネットワークの内側のアドレスです。読んでよければ MAINSTAY_ALLOW_PRIVATE_ADDRESSES=1 を設定してください。',
  ],
  [
    'These bytes are no picture that is read here: JPEG, PNG or SVG.',
    '読める写真ではありません。読めるのは JPEG, PNG、SVG です。',
  ],
  [
    'The engine "gguf" has no model yet: "mainstay models pull qwen3.5-0.8b" gets a small one (in a clone "npm run mainstay -- models pull …"); no restart is needed.',
    'エンジン gguf にはまだモデルがありません。"mainstay models pull qwen3.5-0.8b"（クローンでは "npm run mainstay -- models pull …"）で小さなモデルを取得できます。再起動は不要です。',
  ],
  [
    'jawiki.xml.bz2 is no sound bzip2 archive: the block is cut off at byte 900,012. The pages before it are stored; the same command goes on from there once the file is whole.',
    'jawiki.xml.bz2 は 900,012 バイト目で bzip2 として壊れています（the block is cut off）。その前のページは取り込み済みです。ファイルが揃ったら、もう一度取り込むと続きから進みます。',
  ],
  ['at most 10 can be asked at once', '一度に尋ねられるのは 10 件までです'],
])('%s is said in Japanese', (english, other) => {
  expect(sayJapanese(english)).toBe(other)
})

/** Sentences of a folder's sources that stand behind such a beginning, a number in the place of each value. */
function readLiterals(folder: string, begin: RegExp): readonly string[] {
  const literal = new RegExp(`${begin.source}(?:'((?:[^'\\\\]|\\\\.)+)'|\`([^\`]+)\`)`, 'g')
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(literal)])
    .map(([, plain, filled = '']) => plain ?? filled.replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter((sentence) => /^["A-Z].*\.$/.test(sentence))
}
