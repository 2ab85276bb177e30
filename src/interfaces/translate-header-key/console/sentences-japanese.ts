import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of texts and documents that it cannot translate; the names in braces are filled in there. */
export default {
  'Document not found: it was fetched already, is too old, or its key is another.':
    '文書がありません。もう受け取ったか、古すぎるか、鍵が違います。',
  'Document not found: it was fetched already.': '文書がありません。もう受け取りました。',
  'Document not ready: it is still being translated.': '文書はまだ翻訳中です。',
  'The language of this text cannot be told; name the source language.':
    'この文章の言語が分かりません。翻訳元の言語を選んでください。',
  'No engine could translate this; the last failure is in the log.':
    '翻訳できるエンジンがありませんでした。最後の失敗はログにあります。',
  'The engines for these languages failed just now; try again soon.':
    'この言語のエンジンが失敗したところです。少し待ってからもう一度試してください。',
  'This document cannot be read: {fault}.': '文書を読めません。{fault}。',
  'This document is too large: {reason}.': '文書が大きすぎます（{reason}）。',
  'it is no archive that can be unpacked ({message})': '展開できる形ではありません（{message}）',
  'it is locked by a password': 'パスワードで保護されています',
  'it holds no {name}': '中に {name} がありません',
  '{name} in it is damaged': '中の {name} が壊れています',
  'it is no JSON ({message})': 'JSON ではありません（{message}）',
  'its XML is not well formed ({message})': 'XML が正しくありません（{message}）',
  'it has a document type, which is not read': '文書型宣言（DOCTYPE）のあるものは読みません',
  'it has no entry of a catalogue (msgid, msgstr)': '訳語の項目（msgid、msgstr）がありません',
  'it has no line with times, as SubRip has': 'SubRip の時刻の行がありません',
  'its encoding "{label}" is unknown': '文字コード「{label}」は知られていません',
  'it is not {encoding}; save it as UTF-8': '{encoding} ではありません。UTF-8 で保存してください',
  'its language cannot be told; name the source language': '言語が分かりません。翻訳元の言語を選んでください',
  'files that end in ".{format}" are not known': '末尾が「.{format}」のファイルは読めません',
} satisfies Dictionary
