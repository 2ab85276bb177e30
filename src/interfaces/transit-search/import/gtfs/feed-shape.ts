/** The way of a vehicle, point by point. */
export interface FeedShape {
  readonly latitudes: Float64Array
  readonly longitudes: Float64Array
}
