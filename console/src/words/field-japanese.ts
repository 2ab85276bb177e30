import type { Dictionary } from './say.ts'

/** The Japanese of what contracts of several interfaces say of their fields. */
export const fieldJapanese: Dictionary = {
  'One of GET /v1/models; the default model unless given, or for a name of the original':
    'GET /v1/models のどれか。なければ、または元のサービスの名前なら、既定のモデル',
  '0 always takes the likeliest token; 1 unless given': '0 ならいつも最もありそうなトークン。なければ 1',
  'Only the likeliest tokens that make up this much': '確率の合計がここまでの、ありそうなトークンだけ',
  'How many answers to give': '答えの数',
  'The answer ends before the first of these, 16 at most': 'このどれかの手前で答えが終わる（16 個まで）',
  'The same seed gives the same answer, where the engine can': '同じ値なら同じ答え（エンジンができる場合）',
  'By token id': 'トークンの番号ごと',
  'Send the answer as it is made, as server-sent events': '答えをできた順に送る（server-sent events）',
  'Who the caller’s user is, in the caller’s own words': '呼び出し側の利用者。書き方は自由',
  'Most tokens of the answer': '答えのトークンの上限',
  'Most tokens of each answer': '答え一つのトークンの上限',
  'The engine’s own model when absent, or when it is named as the original provider names its models.':
    'なければ、または元のサービスのモデル名なら、エンジン自身のモデル',
  'From which language; found out when absent': '翻訳元の言語。なければ判定',
  'Into which language, such as JA or EN-GB': '翻訳先の言語。JA や EN-GB など',
  'Into which language': '翻訳先の言語',
  'default, more, less, prefer_more or prefer_less': 'default、more、less、prefer_more、prefer_less のどれか',
  'As the answer before said under "continue"': '前の答えの "continue" にある値',
  'From 1': '1 から',
}
