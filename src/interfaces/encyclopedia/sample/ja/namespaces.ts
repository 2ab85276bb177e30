/** As MediaWiki localises them for Japanese (languages/messages/MessagesJa.php). */
export const namespaceNames: Readonly<Record<number, string>> = {
  [-2]: 'メディア',
  [-1]: '特別',
  1: 'トーク',
  2: '利用者',
  3: '利用者・トーク',
  4: 'Mainstay',
  5: 'Mainstay・トーク',
  6: 'ファイル',
  7: 'ファイル・トーク',
  9: 'MediaWiki・トーク',
  10: 'テンプレート',
  11: 'テンプレート・トーク',
  12: 'ヘルプ',
  13: 'ヘルプ・トーク',
  14: 'カテゴリ',
  15: 'カテゴリ・トーク',
}

export const namespaceAliases: Readonly<Record<number, readonly string[]>> = {
  1: ['ノート'],
  3: ['利用者‐会話'],
  5: ['Mainstay‐ノート'],
  6: ['画像'],
  7: ['画像‐ノート', 'ファイル‐ノート'],
  9: ['MediaWiki‐ノート'],
  11: ['Template‐ノート'],
  13: ['Help‐ノート'],
  15: ['Category‐ノート'],
}
