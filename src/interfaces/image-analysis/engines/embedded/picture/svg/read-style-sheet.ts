import { invalidFormat } from '../../../../domain/picture-errors.ts'
import type { Declarations, Selector, StyleRule } from './drawing.ts'

/**
 * The rules of a style sheet, read for what they may do at most: of a selector only the last part counts, and what stands in `@media` holds
 * always.
 */
export function readStyleSheet(text: string): StyleRule[] {
  const plain = text.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, ' ').replace(/<!--|-->/g, ' ')
  if (/@import/i.test(plain)) throw invalidFormat('This SVG holds references to elsewhere; send a PNG of it.')
  const rules: StyleRule[] = []
  for (const [, selectors = '', body = ''] of plain.matchAll(/([^{}]*)\{([^{}]*)\}/g))
    rules.push({ selectors: selectors.split(',').map(readSelector), declarations: readDeclarations(body) })
  return rules
}

/** Also those of a `style` attribute. An escaped letter may spell any word, so none is taken. */
export function readDeclarations(text: string): Declarations {
  if (text.includes('\\')) throw invalidFormat('This SVG holds escaped letters in its styles; send a PNG of it.')
  return text.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    return colon < 0 ? [] : [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]]
  })
}

function readSelector(text: string): Selector {
  if (text.includes('\\')) return {}
  const last = /(?:^|[\s>+~;}])([\w-]*|\*)((?:[.#][\w-]+)*)\s*$/.exec(text)
  if (!last) return {}
  const [, element = '', marks = ''] = last
  return {
    element: element === '' || element === '*' ? undefined : element,
    id: /#([\w-]+)/.exec(marks)?.[1],
    className: /\.([\w-]+)/.exec(marks)?.[1],
  }
}
