import type { CourseForm } from './course-form.ts'
import { estimateEmissions } from '../../domain/estimate-emissions.ts'
import type { TimedJourney, TimedLeg } from './list-legs.ts'
import { isRide, toHundreds, toLine } from './to-line.ts'
import { measureWait } from './time-by-averages.ts'
import { toPoints } from './to-point.ts'

/** A journey's way: its sums, its points and the lines between them. */
export function toRoute({ legs, fares }: TimedJourney, form: CourseForm) {
  const lines = legs.map((timed, index) => toLine(timed, findFare(fares, index), form))
  return {
    ...sumMinutes(legs, form),
    transferCount: String(countChanges(legs)),
    ...sumDistances(legs),
    Point: toPoints(legs, form.gcs),
    Line: form.repeat(lines) ?? [],
  }
}

function findFare(fares: TimedJourney['fares'], leg: number): number | undefined {
  const index = fares.findIndex(({ firstLeg, lastLeg }) => firstLeg <= leg && leg <= lastLeg)
  return index < 0 ? undefined : index + 1
}

/** They sum up to the time from the first departure to the last arrival; of averages, to all that is to be expected. */
function sumMinutes(legs: readonly TimedLeg[], { kind }: CourseForm) {
  const timeOnBoard = sum(legs.filter(isRide).map(({ minutes }) => minutes))
  const timeWalk = sum(legs.filter((timed) => !isRide(timed)).map(({ minutes }) => minutes))
  const whole = (legs.at(-1)?.end ?? 0) - (legs[0]?.begin ?? 0)
  const timeOther = kind === 'average' ? sum(legs.map(measureWait)) : whole - timeOnBoard - timeWalk
  return { timeOnBoard: String(timeOnBoard), timeWalk: String(timeWalk), timeOther: String(timeOther) }
}

/** Walks do not count, nor does a train that goes on under another name. */
function countChanges(legs: readonly TimedLeg[]): number {
  return Math.max(0, legs.filter((timed) => isRide(timed) && !timed.leg.isThrough).length - 1)
}

function sumDistances(legs: readonly TimedLeg[]) {
  const rides = legs.filter(isRide).map(({ leg }) => leg)
  const emissions = rides.map(({ vehicle, metres }) => estimateEmissions(vehicle, metres))
  return {
    distance: String(sum(rides.map(({ metres }) => toHundreds(metres)))),
    exhaustCO2: String(sum(emissions.map(({ own }) => own))),
    exhaustCO2atPassengerCar: String(sum(emissions.map(({ byCar }) => byCar))),
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
