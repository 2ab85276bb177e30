/** Arguments of printf that only their order tells apart: `%s`, `%d`, but not `%1$s`. */
const unnumbered = /^%(?![0-9]+\$)[-+0#]{0,4}[0-9]{0,4}(?:\.[0-9]{1,4})?(?:ll?|h)?[sdiufxXc@]$/

export function isUnnumbered(term: string): boolean {
  return unnumbered.test(term)
}

/** What the second argument is called where it stands before the first: `%2$s`. */
export function numberPlaceholder(term: string, place: number): string {
  return `%${place}$${term.slice(1)}`
}

/** Whether places that were read in the order of a translation are still in that of the source. */
export function areInOrder(places: readonly number[]): boolean {
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
}
