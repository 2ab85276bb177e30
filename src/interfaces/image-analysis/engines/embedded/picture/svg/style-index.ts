import type { Declarations, DrawingElement, Selector, StyleRule } from './drawing.ts'
import { readDeclarations } from './read-style-sheet.ts'

/** What is said of elements, by their attributes, their own style and the rules that may mean them: more than holds in the end. */
export class StyleIndex {
  readonly #byMark = new Map<string, { readonly selector: Selector; readonly declarations: Declarations }[]>()
  readonly #known = new Map<DrawingElement, Declarations>()

  constructor(rules: readonly StyleRule[]) {
    for (const { selectors, declarations } of rules)
      for (const selector of selectors) {
        const mark = toMark(selector)
        const ruled = this.#byMark.get(mark) ?? []
        ruled.push({ selector, declarations })
        this.#byMark.set(mark, ruled)
      }
  }

  list(element: DrawingElement): Declarations {
    const known = this.#known.get(element)
    if (known) return known
    const style = element.attributes.get('style')
    const found = [...element.attributes, ...(style === undefined ? [] : readDeclarations(style))]
    const classes = new Set((element.attributes.get('class') ?? '').split(/\s+/))
    const marks = [...[...classes].map((name) => `.${name}`), `#${element.attributes.get('id')}`, element.name, '*']
    for (const mark of marks)
      for (const { selector, declarations } of this.#byMark.get(mark) ?? [])
        if (mayMean(selector, element, classes)) for (const declaration of declarations) found.push(declaration)
    this.#known.set(element, found)
    return found
  }
}

function toMark({ element, id, className }: Selector): string {
  if (className !== undefined) return `.${className}`
  return id === undefined ? (element ?? '*') : `#${id}`
}

function mayMean(selector: Selector, { name, attributes }: DrawingElement, classes: ReadonlySet<string>): boolean {
  const { element = name, id, className } = selector
  return (
    element === name &&
    (id === undefined || attributes.get('id') === id) &&
    (className === undefined || classes.has(className))
  )
}
