/** `question-tags` as `questionTags`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
}
