/** Whether some field of a record, however deep, contains a text; `lower` is the text in lower case. */
export function containsText(value: unknown, lower: string): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some((each) => containsText(each, lower))
  return String(value).toLowerCase().includes(lower)
}
