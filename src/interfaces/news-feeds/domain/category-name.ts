/** What a path can hold as it stands. */
const possibleName = /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u
const maxLength = 64

/** Whether there can be a category of this name. */
export function isCategoryName(text: string): boolean {
  return possibleName.test(text)
}

/** The name of a category for a folder of another feed reader: `Food & Drink` as `food-drink`; undefined when nothing is left. */
export function toCategoryName(folder: string): string | undefined {
  const words = folder.toLowerCase().match(/[\p{L}\p{N}._]+/gu) ?? []
  const name = [...words.join('-').replace(/^[._-]+/, '')].slice(0, maxLength).join('').slice(0, maxLength)
  return isCategoryName(name) ? name : undefined
}
