/** The function that a query names, without what is no part of a name; empty where there is none. */
export function readCallback(callback: string | readonly string[] | undefined): string {
  if (callback === undefined) return ''
  return [callback].flat()[0]?.replaceAll(/[^[\]\w$.]/g, '') ?? ''
}

export const jsonpType = 'text/javascript; charset=utf-8'

/** Line ends that JavaScript has and JSON does not are escaped; a comment keeps the answer from being taken for a Flash file. */
export function writeJsonp(json: string, callback: string): string {
  const escaped = json.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
  return `/**/ typeof ${callback} === 'function' && ${callback}(${escaped});`
}
