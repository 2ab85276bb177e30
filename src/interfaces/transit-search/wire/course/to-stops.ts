import { dropUndefined } from '../../../../libraries/json/drop-undefined.ts'
import { toWireStation } from '../position/to-wire-station.ts'
import type { CourseForm } from './course-form.ts'
import { moveClock, toLocalMinutes, toTimeOfDay } from '../../domain/local-time.ts'
import { toOperation } from './to-state.ts'
import type { Call, Moment, Ride } from '../../domain/journey.ts'

type StopForm = Pick<CourseForm, 'kind' | 'timeZone'>

/** Every stop of a ride, both ends included. */
export function toStops({ calls, serviceDate }: Ride, form: StopForm) {
  return calls.map((call) => toStop(call, serviceDate, form))
}

function toStop({ station, platform, arrival, departure, canBoard, canAlight }: Call, day: string, form: StopForm) {
  const { Station, Prefecture } = toWireStation(station)
  const toState = (moment: Moment | undefined) =>
    moment && form.kind !== 'average'
      ? dropUndefined({
          Type: 'normal',
          no: platform === '' ? undefined : platform,
          Datetime: toStopTime(moment, day, form, station.timeZone),
        })
      : undefined
  return dropUndefined({
    Point: dropUndefined({
      getOn: canBoard ? 'True' : 'False',
      getOff: canAlight ? 'True' : 'False',
      Station: { code: Station.code, Name: Station.Name },
      Prefecture,
    }),
    ArrivalState: toState(arrival),
    DepartureState: toState(departure),
  })
}

function toStopTime(moment: Moment, serviceDate: string, form: StopForm, timeZone = form.timeZone) {
  const minutes = moveClock(toLocalMinutes(moment), form.timeZone, timeZone)
  return { text: toTimeOfDay(minutes, timeZone), operation: toOperation(minutes, serviceDate) }
}
