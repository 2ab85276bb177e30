/** Text as HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The same where quotation marks are escaped, too. */
export function escapeHtmlFully(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#039;')
}
