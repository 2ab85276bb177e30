/** A path as the original has it, which clients that drop the path of their endpoint ask for without its first segment. */
export function toOriginalPath(path: string): string {
  return /^\/v\d\.\d\//.test(path) ? `/vision${path}` : path
}
