/** How many rides follow at least, by what one does where. */
export interface RidesLeft {
  /** By place: on board there, the ride itself not counted. */
  readonly riding: Uint8Array
  /** By stop. */
  readonly alighting: Uint8Array
  /** By stop, the ride that one boards not counted. */
  readonly boarding: Uint8Array
}
