import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of addresses; the names in braces are filled in there. */
export default {
  '"{text}" is not an IPv4 or IPv6 address.': '「{text}」は IPv4 や IPv6 のアドレスではありません。',
  '"{name}" is no field of an address.': '「{name}」という項目はありません。',
  'The address database cannot be opened; the log names the file.':
    'アドレスのデータベースを開けません。ファイルはログにあります。',
  'The address database is damaged; the log names the file.':
    'アドレスのデータベースが壊れています。ファイルはログにあります。',
} satisfies Dictionary
