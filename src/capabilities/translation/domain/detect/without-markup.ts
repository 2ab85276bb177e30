/** A text without what is English whatever the text is: tags, addresses, placeholders, code and names of files. */
export function withoutMarkup(text: string): string {
  const plain = text
    .replaceAll(/<[^<>]*>|\{[^{}\n]{0,40}\}|%\d*\$?[a-z]\b|&#?\w{1,10};/gi, ' ')
    .replaceAll(/\b[a-z][a-z+.-]{1,15}:\/\/\S+|\bwww\.\S+|[\w.+-]{1,64}@[\w-]+\.[\w.-]+/gi, ' ')
  const prose = plain.replaceAll(/\S+/g, (word) => (isCode(word) ? ' ' : word))
  return /\p{L}/u.test(prose) ? prose : plain
}

/** `some_name`, `someName`, `file.txt`, `x86`, `/path/to` and `--option`. */
function isCode(word: string): boolean {
  return /[_\\=`$#]|[a-z][A-Z]|[a-z]\d|\d[a-z]|^--?[a-z]|\w\.[a-z]|\/.*\/|\(\)/.test(word)
}
