/**
 * Reads the data of server-sent events from their lines, as WHATWG HTML (9.2.6, interpreting an event stream) says.
 * Only data counts on these wires: comments, names, ids and retry times are skipped.
 */
export async function* readEventData(lines: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  let data: string[] = []
  for await (const line of lines) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
      continue
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    if (field === 'data') data.push(colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, ''))
  }
}
