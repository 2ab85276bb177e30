/** The categories of this wire, in the specification's order. */
export const categories = [
  'sexual',
  'sexual/minors',
  'hate',
  'hate/threatening',
  'self-harm',
  'violence',
  'violence/graphic',
] as const

export type Category = (typeof categories)[number]

/** A value for each category. */
export function mapCategories<Value>(toValue: (category: Category) => Value): Record<Category, Value> {
  return {
    sexual: toValue('sexual'),
    'sexual/minors': toValue('sexual/minors'),
    hate: toValue('hate'),
    'hate/threatening': toValue('hate/threatening'),
    'self-harm': toValue('self-harm'),
    violence: toValue('violence'),
    'violence/graphic': toValue('violence/graphic'),
  }
}
