/** How an element that may occur several times is written; undefined, and so no key at all, where there is none. */
export type RepeatElement = <Element>(elements: readonly Element[]) => Element | Element[] | undefined

const collapseSingle: RepeatElement = (elements) => (elements.length === 1 ? elements[0] : alwaysList(elements))

const alwaysList: RepeatElement = (elements) => (elements.length === 0 ? undefined : [...elements])

/** By the setting `TRANSIT_SEARCH_COLLAPSE`. */
export function chooseRepetition(collapse: 'single' | 'never'): RepeatElement {
  return collapse === 'single' ? collapseSingle : alwaysList
}
