/** `name[]` of a form, as often as it stands there, and `name[0]` as PHP writes lists; undefined where there is none. */
export function readNames(fields: object): readonly string[] | undefined {
  const lists = Object.entries(fields).filter(([field]) => /^name\[\d{0,3}\]$/.test(field))
  if (lists.length === 0) return undefined
  return lists.flatMap(([, value]: [string, unknown]) => [value].flat()).filter((each) => typeof each === 'string')
}
