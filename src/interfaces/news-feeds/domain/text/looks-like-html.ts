const names =
  'a|abbr|b|big|blockquote|center|cite|code|dd|del|dfn|div|dl|dt|em|figure|font|h[1-6]|i|ins|kbd|li|mark|ol|p|pre|q|s|samp|small|span|strike|strong|sub|sup|table|td|th|tr|tt|u|ul|var'
const endTag = new RegExp(String.raw`</(?:${names})\s*>`, 'i')
const voidTag = /<(?:br|hr|img)(?:\s[^<>]*)?\/?>/i

/** Whether a text of which nobody says what it is holds markup: `Use of the <b> tag` does not, `Use of <b>bold</b>` does. */
export function looksLikeHtml(text: string): boolean {
  return text.includes('<') && (endTag.test(text) || voidTag.test(text))
}
