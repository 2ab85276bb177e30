export type VehicleKind = 'train' | 'subway' | 'tram' | 'monorail' | 'bus' | 'ship' | 'plane' | 'cable' | 'funicular'

export interface Position {
  readonly latitude: number
  readonly longitude: number
}

export interface Station extends Position {
  /** Digits; the same after every import of the same feeds. */
  readonly code: string
  readonly name: string
  /** The reading in hiragana; empty where none is known. */
  readonly reading: string
  /** Kinds of vehicles that stop here, the most important first. */
  readonly kinds: readonly VehicleKind[]
  /** Number (JIS X 0401) and name of the prefecture; undefined outside Japan and near a border. */
  readonly prefecture: { readonly code: string; readonly name: string } | undefined
  /** IANA name; only where its clocks differ from those by which the timetable is written. */
  readonly timeZone?: string
}

/** Where a journey begins, passes or ends. */
export type Place = { readonly code: string } | { readonly name: string } | { readonly position: Position }
