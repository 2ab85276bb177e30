/**
 * Lays JSON text out over lines, two spaces a level. It works on the text as sent: numbers beyond 2^53, `1.0` and
 * repeated names stay what they are, which parsing and writing anew would change. `undefined` when it is not JSON.
 */
export function formatJson(text: string): string | undefined {
  if (!isJson(text)) return undefined
  let indent = ''
  let laidOut = ''
  const pieces = text.match(/"(?:[^"\\]|\\.)*"|[{[]\s*[}\]]|[{}[\],:]|[^\s{}[\],:"]+/g) ?? []
  for (const piece of pieces) {
    if (piece === '{' || piece === '[') {
      indent += '  '
      laidOut += `${piece}\n${indent}`
    } else if (piece === '}' || piece === ']') {
      indent = indent.slice(2)
      laidOut += `\n${indent}${piece}`
    } else if (piece === ',') laidOut += `,\n${indent}`
    else if (piece === ':') laidOut += ': '
    else laidOut += /^[{[]/.test(piece) ? piece.replace(/\s+/, '') : piece
  }
  return laidOut
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
