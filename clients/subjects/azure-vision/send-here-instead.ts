/** Has the HTTP library of a client whose address is fixed in its code ask here, and nothing else. */
export function sendHereInstead(load: NodeJS.Require, theirs: string, baseUrl: string): void {
  const path = load.resolve('request-promise')
  const request = load('request-promise')
  const cached = load.cache[path]
  if (!cached) throw new Error('request-promise is not loaded.')
  cached.exports = (options: { readonly uri: string }) =>
    request({ ...options, uri: options.uri.replace(theirs, baseUrl) })
}
