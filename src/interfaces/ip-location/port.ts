/** The port of G13: where an address is. */

export interface Position {
  /** Degrees, north and east positive. */
  readonly latitude?: number
  readonly longitude?: number
  readonly city?: string
  readonly region?: string
  /** ISO 3166-1 alpha-2. */
  readonly country?: string
  readonly postalCode?: string
  /** IANA time zone. */
  readonly timeZone?: string
  /** The autonomous system, such as `AS15169 Google LLC`. */
  readonly organisation?: string
}

export interface IpLocator {
  /** `address` is canonical, public and of the family given; undefined when nothing is known of it. */
  locate(address: string, family: 4 | 6): Promise<Position | undefined>
}
