import type { Position, VehicleKind } from '../../domain/place.ts'
import type { FeedShape } from './feed-shape.ts'

/** A feed as its files say it, before anything is made of it. */

export interface FeedStop extends Position {
  readonly id: string
  readonly name: string
  readonly platform: string
  /** Id of the station that it is part of; empty for none. */
  readonly parent: string
  readonly zone: string
  /** 0 a stop or platform, 1 a station; others are nodes of pathways. */
  readonly type: number
  /** As `wheelchairAccess` has it; that of its station where the stop says nothing. */
  readonly wheelchair: 0 | 1 | 2
  readonly spokenName: string
  /** IANA name by whose clocks people there live; empty for that of the feed, by which its times are in any case. */
  readonly timeZone: string
}

/** An entrance, a place where pathways meet, or an area of a platform. */
export interface FeedNode {
  readonly position: Position | undefined
  /** Id of the platform that it is an area of; empty for none. */
  readonly platform: string
}

/** A way within a station between two of its stops or nodes, by their ids. */
export interface FeedPathway {
  readonly from: string
  readonly to: string
  readonly isBothWays: boolean
  /** Whether a wheelchair can take it. */
  readonly isStepFree: boolean
  /** Undefined where they are not said. */
  readonly seconds: number | undefined
  readonly metres: number | undefined
}

export interface FeedLine {
  readonly id: string
  readonly name: string
  readonly symbol: string
  /** 0xRRGGBB, or -1. */
  readonly color: number
  readonly operator: string
  /** network_id; empty for none. */
  readonly network: string
  readonly kind: VehicleKind
  readonly isHighSpeed: boolean
}

export interface FeedTrip {
  readonly id: string
  /** Index into `Feed.lines`. */
  readonly line: number
  readonly service: string
  readonly headsign: string
  readonly number: string
  /** 0, 1, or 255 for unknown. */
  readonly direction: number
  readonly block: string
  /** Empty for none. */
  readonly shape: string
  /** As `wheelchairAccess` has it. */
  readonly wheelchair: 0 | 1 | 2
}

/** All calls of all trips: those of trip `t` lie from `start[t]` to `start[t + 1]`, in their order. */
export interface FeedCalls {
  readonly start: Int32Array
  /** Index into `Feed.stops`. */
  readonly stop: Int32Array
  readonly arrival: Int32Array
  readonly departure: Int32Array
  /** Bit 0 boarding is possible, bit 1 alighting. */
  readonly rules: Uint8Array
  /** Index into `headsigns`, 0 for the trip's own; empty where no call has another. */
  readonly headsign: Int32Array
  readonly headsigns: readonly string[]
  /** As stop_times.txt numbers them, which need not be one after the other. */
  readonly sequence: Int32Array
  /** The row of stop_times.txt, counted from 1. */
  readonly line: Int32Array
}

export interface FeedFrequency {
  readonly trip: number
  readonly begin: number
  readonly end: number
  readonly headway: number
  readonly isExact: boolean
}

export interface FeedTransfer {
  /** Ids of stops or stations; empty for any (types 4 and 5). */
  readonly fromStop: string
  readonly toStop: string
  readonly fromLine: string
  readonly toLine: string
  readonly fromTrip: string
  readonly toTrip: string
  readonly type: number
  /** -1 where it is not said. */
  readonly seconds: number
}

export interface FeedFare {
  readonly id: string
  /** In units of the currency; NaN where the feed makes it depend on what nobody here knows. */
  readonly amount: number
  readonly currency: string
  /** Name of the operator whose lines alone it holds for; empty for all. */
  readonly operator: string
  /** Of several fares for one ride those of the highest priority count. */
  readonly priority: number
  /** Names rides that `FeedFareTransfer` is about; empty for none. */
  readonly group: string
  /** Changes allowed; -1 for any number. */
  readonly transfers: number
  /** Seconds; 0 for no limit. */
  readonly duration: number
  readonly rules: readonly FeedFareRule[]
}

export interface FeedFareRule {
  readonly line: string
  readonly origin: string
  readonly destination: string
  readonly contains: string
}

/** What a ride costs after another one (fare_transfer_rules.txt). */
export interface FeedFareTransfer {
  readonly from: string
  readonly to: string
  /** Changes in a row that it holds for; -1 for any number. */
  readonly count: number
  /** Seconds; 0 for no limit. */
  readonly duration: number
  readonly durationType: number
  /** As in the standard: 0 the ride before and the amount, 1 both rides and the amount, 2 the amount alone. */
  readonly type: number
  /** Negative where rides cost less; NaN where it is not known. */
  readonly amount: number
}

export interface FeedTariff {
  readonly fares: readonly FeedFare[]
  readonly transfers: readonly FeedFareTransfer[]
  /** Zones by the id of the stop, in place of those of stops.txt. */
  readonly zones: ReadonlyMap<string, string> | undefined
}

export interface FeedInfo {
  readonly publisher: string
  readonly version: string
  readonly license: string
  readonly timeZone: string
}

/** What names are called otherwise, by `TABLE FIELD`, then by the id of the record or the text that is translated. */
export interface FeedTranslations {
  readonly readings: ReadonlyMap<string, string>
  readonly others: ReadonlyMap<string, readonly string[]>
}

export interface Feed {
  readonly name: string
  /** What people call it, in sentences. */
  readonly shown: string
  readonly info: FeedInfo
  readonly stops: readonly FeedStop[]
  /** By id. */
  readonly nodes: ReadonlyMap<string, FeedNode>
  readonly pathways: readonly FeedPathway[]
  /** Those of its trips, by their ids. */
  readonly shapes: ReadonlyMap<string, FeedShape>
  readonly lines: readonly FeedLine[]
  /** Days since 1970 on which each service runs. */
  readonly services: ReadonlyMap<string, ReadonlySet<number>>
  readonly trips: readonly FeedTrip[]
  readonly calls: FeedCalls
  readonly frequencies: readonly FeedFrequency[]
  readonly transfers: readonly FeedTransfer[]
  readonly tariff: FeedTariff
  readonly translations: FeedTranslations
}
