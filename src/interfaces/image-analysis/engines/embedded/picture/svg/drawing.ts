/** An element of an SVG drawing, named without its prefix. */
export interface DrawingElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: DrawingElement[]
  readonly parent: DrawingElement | undefined
  /** Characters that stand in it itself. */
  textLength: number
}

export interface Drawing {
  readonly root: DrawingElement
  readonly byId: ReadonlyMap<string, DrawingElement>
  readonly rules: readonly StyleRule[]
}

/** What a style sheet says of the elements that its selectors may mean. */
export interface StyleRule {
  readonly selectors: readonly Selector[]
  readonly declarations: Declarations
}

/** The last part of a selector, such as `.a` of `g > .a`; empty for one that may mean anything. */
export interface Selector {
  readonly element?: string | undefined
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** Values by property, each as often as it is said. */
export type Declarations = readonly (readonly [property: string, value: string])[]
