/** Characters of code within a line that may stay in one piece anywhere. */
const maxWhole = 14

/** Lets long names in a line of text break after a slash, an underscore or a comma, and so not within a word. Takes and gives HTML. */
export function letCodeBreak(html: string): string {
  return html.replaceAll(/(?<!<pre[^>]*>)<code>([^<]+)<\/code>/g, (whole, code: string) =>
    code.length <= maxWhole ? whole : `<code>${code.replaceAll(/([/_,])(?=[^/_,])/g, '$1<wbr>')}</code>`,
  )
}
