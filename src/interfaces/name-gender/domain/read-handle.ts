/** Longer ones are no names: what is beyond is not read. */
const maxLength = 200

/** The words of a mail address before its @ and +, or of a user name: `maria.rossi84+news@site.example` is "maria rossi". */
export function readHandle(handle: string): string {
  const [local = ''] = handle.slice(0, maxLength).split(/[@+]/, 1)
  return local
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word !== '')
    .join(' ')
}
