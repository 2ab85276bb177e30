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
  'The language of this text could not be detected; name the source language.':
    'この文章の言語が分かりません。翻訳元の言語を選んでください。',
  'The engine took too long to translate; send less text at once.':
    '翻訳に時間がかかりすぎました。一度に送る文章を減らしてください。',
  'The model from {source} into {target} does not know the letters of this text.':
    '{source} から {target} へのモデルが知らない文字があります。',
  'The model from {source} into {target} is not sure of this text.':
    '{source} から {target} へのモデルには、この文章の訳に自信がありません。',
  'The model from {source} into {target} lost the place of what has to stay as it is in this text.':
    '{source} から {target} へのモデルが、そのまま残す部分の位置を見失いました。',
  'The model from {source} into {target} loses a number of this text.':
    '{source} から {target} へのモデルが、文中の数を落としました。',
  'The model from {source} into {target} loses whom this text addresses.':
    '{source} から {target} へのモデルが、誰に向けた文かを落としました。',
  'The chat model refused to translate this.': 'チャットモデルがこの翻訳を断りました。',
  'The chat model did not come to an end.': 'チャットモデルの返答が終わりませんでした。',
  'The account at the translation server is used up.': '翻訳サーバーの割り当てを使い切りました。',
  'Another process translates this document, or it was deleted.':
    'この文書は別のプロセスが翻訳しているか、削除されました。',
  '{count} of its texts could not be translated and stay as they were; the log says why.':
    '文書の中の {count} か所は翻訳できず、元のままです。理由はログにあります。',
  'A key may have {count} documents here at a time; fetch some of those that are done.':
    '一つのキーで置ける文書は {count} 件までです。翻訳が終わったものを受け取ってください。',
  'The document was written, not read.': '文書を読めませんでした。',
  "Value for 'filename' required: its ending says what the document is.":
    'ファイル名が必要です。末尾で文書の種類が分かります。',
  'The glossary has no entry.': '用語集に用語がありません。',
  'Line {line}: "{text}" is there twice.': '{line} 行目: 「{text}」が二度あります。',
  'Line {line}: a term and its counterpart are wanted, and there is one field.':
    '{line} 行目: 用語とその訳が必要ですが、片方しかありません。',
  'Line {line}: a term is longer than {count} characters.': '{line} 行目: 用語が {count} 文字を超えています。',
  'Line {line}: a term has a control character.': '{line} 行目: 用語に制御文字があります。',
} satisfies Dictionary
