import { postJson } from '../../overload/write-raw-request.ts'
import type { HostileFormat } from '../format-input.ts'
import { growAll, type Growth } from '../grow.ts'
import { ask, keyInQuery, toJapanese, translate, wiki, withSchemeKey } from '../operations.ts'

const maxLength = 200_000
const inAddress = 1200

const growths: readonly Growth[] = [
  { name: 'kanji', by: 'length', unit: '漢' },
  { name: 'different kanji', by: 'length', unit: (index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)) },
  { name: 'rare kanji', by: 'length', unit: (index) => String.fromCodePoint(0x20000 + ((index * 7919) % 40_000)) },
  { name: 'hiragana', by: 'length', unit: 'あいうえお' },
  { name: 'one hiragana', by: 'length', unit: 'の' },
  { name: 'katakana', by: 'length', unit: 'アイウエオ' },
  { name: 'katakana of half width', by: 'length', unit: 'ｶﾞｷﾞ' },
  { name: 'long vowels', by: 'length', head: 'ア', unit: 'ー' },
  { name: 'words without a space', by: 'count', unit: '図書館新聞記者電車' },
  { name: 'a clause without an end', by: 'count', unit: '今日はいい天気ですから' },
  { name: 'sentences', by: 'count', unit: '今日はいい天気です。' },
  { name: 'short sentences', by: 'count', unit: 'あ。' },
  { name: 'different sentences', by: 'count', unit: (index) => `${index}番の電車が駅に着いた。` },
  { name: 'full stops', by: 'repetition', unit: '。' },
  { name: 'commas', by: 'repetition', unit: '、' },
  { name: 'brackets', by: 'depth', unit: '「', middle: 'あ', close: '」' },
  { name: 'brackets that never end', by: 'depth', unit: '（「『' },
  { name: 'brackets around sentences', by: 'count', unit: '「あ。」と言った。' },
  { name: 'particles in a row', by: 'repetition', unit: 'をををが' },
  { name: 'repetition marks', by: 'repetition', unit: '々ゝヽ' },
  { name: 'digits of full width', by: 'length', unit: '０１２' },
  { name: 'numbers in kanji', by: 'length', unit: '一億二千万' },
  { name: 'dates of eras', by: 'count', unit: '令和三年一月一日' },
  { name: 'counters', by: 'count', unit: '三本の鉛筆と' },
  { name: 'marks of a voiced sound', by: 'repetition', head: 'か', unit: '\u3099' },
  { name: 'variation selectors', by: 'repetition', unit: '葛\u{e0100}' },
  { name: 'ideographic spaces', by: 'repetition', unit: '\u3000' },
  { name: 'lines', by: 'count', unit: 'あ\n' },
  { name: 'politeness', by: 'repetition', unit: 'させていただいております' },
  { name: 'questions', by: 'count', unit: '駅はどこですか？' },
  { name: 'languages in turn', by: 'count', unit: '日本語English한국어' },
]

/** Japanese, which has no spaces, to whatever splits a text into words or sentences. */
export const japanese: HostileFormat = {
  format: 'Japanese',
  *generate(random) {
    yield* growAll(growths, random, maxLength)
  },
  requests({ bytes }) {
    const text = bytes.toString()
    const encoded = encodeURIComponent(text)
    const short = encodeURIComponent([...text].slice(0, inAddress).join(''))
    return [
      ...toJapanese(encoded),
      withSchemeKey(postJson(translate, JSON.stringify({ text: [text.slice(0, 20_000)], target_lang: 'EN' }))),
      postJson(keyInQuery('/translate2/language/translate/v2/detect'), JSON.stringify({ q: text })),
      postJson('/chat/v1/embeddings', JSON.stringify({ input: text })),
      postJson('/chat/v1/moderations', JSON.stringify({ input: text })),
      postJson('/chat/v1/chat/completions', ask(text)),
      {
        method: 'GET',
        path: `${wiki.replace('en', 'ja')}?action=query&list=search&format=json&srsearch=${short}`,
        headers: {},
      },
    ]
  },
}
