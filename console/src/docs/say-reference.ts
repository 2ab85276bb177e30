/** What the server writes around fields and calls: on the first page, on those of interfaces and in the reference. */
const sentences: ReadonlyMap<string, string> = new Map([
  ['The interfaces', 'インターフェース'],
  ['Operations and fields', '操作と項目'],
  [
    'Call an interface, move a program over, look up a field.',
    'インターフェースを呼ぶ、プログラムを移す、項目を調べる。',
  ],
  [
    'Settings, keys, models, several replicas, what a request may cost.',
    '設定、キー、モデル、複数のレプリカ、呼び出しの負荷。',
  ],
  [
    'How it is built, why so, and how to add an interface or an engine.',
    'どう作られているか、なぜそうか、インターフェースやエンジンの足し方。',
  ],
  ['Use it', '使う'],
  ['Run it', '動かす'],
  ['Extend it', '広げる'],
  ['All operations', 'すべての操作'],
  ['Every operation has', 'どの操作にも、ほかの呼び方も載せた'],
  ['a page of its own', '専用のページ'],
  [', with more ways to call it.', 'があります。'],
  [', with more ways to call it. As a document:', 'があります。文書としては'],
  ['Call it', '呼び出し方'],
  ['Try it', '試す'],
  ['This operation in the console', 'コンソールでこの操作を開く'],
  ['Fields and answers', '項目と返答'],
  ['Path', 'パス'],
  ['Query', 'クエリ'],
  ['optional', '省略可'],
  ['Also', '次でも同じ:'],
  ['Each event, where it is streamed', 'ストリーミングのときの一つひとつのイベント'],
  ['Key: none needed.', 'キー: 不要。'],
  ['Key:', 'キー:'],
  ['with base64 of', '値は base64 にした'],
  ['Base', 'ベース'],
  ['. Key:', '。キー:'],
  ['. Key: none needed.', '。キー: 不要。'],
  [', key:', '、キー:'],
  [', key: none needed.', '、キー: 不要。'],
  ['Data:', 'データ:'],
  ['A call', '呼び出しの例'],
  ['Operations', '操作'],
  ['what', '内容'],
  ['address', 'アドレス'],
  ['All fields of all operations', 'すべての操作の項目'],
  ['Engines and settings', 'エンジンと設定'],
  ['The work is done by engines, chosen by a setting.', '実際の処理はエンジンが行い、設定で選びます。'],
  ['setting', '設定'],
  ['what it does', '働き'],
  ['default', '既定'],
  ['What does the work:', '処理を行うもの:'],
  ['; several by commas are asked in turn.', '。コンマで並べると順に試します。'],
  ['Errors', '失敗'],
  ['field', '項目'],
  ['type', '型'],
  ['Limits', '上限'],
  ['A body has', '本文の大きさは最大で'],
  ['at most.', '。'],
  ['at most, or less:', '、または次の値:'],
  ['operation', '操作'],
  ['bytes of a body', '本文のバイト数'],
  ['Clients that were tried', '試したクライアント'],
  ['client', 'クライアント'],
  ['calls that pass', '通った呼び出し'],
  ['what the original does', '元のサービスの動き'],
  ['How they were tried', '試し方'],
  ['Figures', '測定値'],
  ['Moving over, step by step', '移行の手順'],
])

/** Sentences with values. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^Body \((.+)\)$/, '本文（$1）'],
  [/^Answer (\d.*)$/, '返答 $1'],
  [/^array of (\w+)$/, '$1 の配列'],
  [/^Interface (\S+)$/, 'インターフェース $1'],
  [/^(\. |, )?[Kk]ey: (\w+) field$/, '$1キー: $2 の項目'],
  [/^Statuses of failures: (.+)\. Their body:$/, '失敗のステータス: $1。その本文:'],
  [
    /^Callers wait (\S+) seconds for an answer, unless they are set to another time\.$/,
    '呼び出し側は、別の設定がなければ $1 秒まで返答を待ちます。',
  ],
]

/** Puts what is known into Japanese, text by text; code stays, and so does the prose of a README. */
export function sayReference(article: Element, titles: ReadonlyMap<string, string>): void {
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('pre, code, .trial :not(p, a), .introduction')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue ?? ''
    const said = sayText(text.trim(), titles)
    if (said !== undefined) node.nodeValue = text.replace(text.trim(), () => said)
  }
}

function sayText(text: string, titles: ReadonlyMap<string, string>): string | undefined {
  const known = sentences.get(text) ?? titles.get(text)
  if (known !== undefined) return known
  const found = patterns.find(([pattern]) => pattern.test(text))
  return found && text.replace(...found)
}
