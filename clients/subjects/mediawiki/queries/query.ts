/** One call of api.php as it goes over the wire. */
export interface Query {
  readonly id: string
  /** Who sends it, or what it tries. */
  readonly note: string
  /** Already escaped as far as it has to be. */
  readonly query: string
  /** The form of a POST; an empty one is a POST without. */
  readonly form?: string
}
