/** An address of the web or of mail, in brackets or not. Full-width signs and Japanese end it. */
const address =
  /[（(＜<「『]?(?:(?:https?|ftp):\/\/|www\.)[\x21-\x27\x2a-\x3b\x3d\x3f-\x7e]{1,2000}(?:[）)＞>」』])?|[（(＜<]?(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}[）)＞>]?/g

/** A text without the addresses in it; a line of nothing else goes. */
export function dropAddresses(text: string): string {
  if (!/:\/\/|www\.|@/.test(text)) return text
  return text
    .split('\n')
    .map((line) => (line.includes('://') || line.includes('www.') || line.includes('@') ? dropFromLine(line) : line))
    .join('\n')
}

/** With the label before one that ends the line: 詳細: https://… */
function dropFromLine(line: string): string {
  const rest = line.replace(/(?:^|(?<=[。\s　]))[^\s。、:：]{1,20}[:：][ \t　]*(?=(?:https?:\/\/|www\.)\S+\s*$)/, '')
  return rest
    .replace(address, '')
    .replace(/[ \t　]{2,}/g, ' ')
    .replace(/(?<=[^\x20-\x7e]) | (?=[^\x20-\x7e])/g, '')
    .trim()
}
