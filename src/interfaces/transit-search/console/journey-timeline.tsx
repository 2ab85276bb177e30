import type { EndView, JourneyView, LegView } from './read-courses.ts'
import { formatMinutes } from './journey-list.tsx'
import { useSay } from '../../../../console/src/words/say.ts'

/** A journey from its begin to its end: where, when, from which platform, on what. */
export function JourneyTimeline({ journey }: { readonly journey: JourneyView }) {
  const say = useSay()
  const { legs, changes } = journey
  const last = legs.at(-1)
  return (
    <ol class="journey-timeline" aria-label={say('Time line')}>
      {legs.map((leg, index) => (
        <Leg key={index} leg={leg} before={legs[index - 1]} isThrough={isThrough(legs, index, changes)} />
      ))}
      {last && (
        <li class="journey-stop">
          <Times arrival={last.end} />
          <Place end={last.end} platforms={[last.end.platform]} />
        </li>
      )}
    </ol>
  )
}

/** The wire does not say which rides are one train; where it counts no change, all are. */
function isThrough(legs: readonly LegView[], index: number, changes: number): boolean {
  return changes === 0 && index > 0 && legs.slice(0, index + 1).every(({ isWalk }) => !isWalk)
}

interface LegProps {
  readonly leg: LegView
  readonly before: LegView | undefined
  readonly isThrough: boolean
}

function Leg({ leg, before, isThrough: isSameTrain }: LegProps) {
  const say = useSay()
  return (
    <>
      <li class="journey-stop">
        <Times arrival={before?.end} departure={leg.begin} />
        <Place end={leg.begin} platforms={isSameTrain ? [] : [before?.end.platform ?? '', leg.begin.platform]} />
        {isSameTrain && <span class="journey-note">{say('stay on board')}</span>}
      </li>
      <li class={leg.isWalk ? 'journey-leg walk' : 'journey-leg'} style={{ borderColor: leg.color }}>
        <span class="journey-line">{leg.name}</span>
        <span class="journey-note">{formatMinutes(leg.minutes, say)}</span>
        {leg.notices.map((notice) => (
          <p key={notice} class="notice">
            {notice}
          </p>
        ))}
        {leg.between.length > 0 && (
          <details>
            <summary>
              {leg.between.length === 1
                ? say('1 stop between')
                : say('{count} stops between', { count: leg.between.length })}
            </summary>
            <ol>
              {leg.between.map(({ name, time }, index) => (
                <li key={index}>
                  <time>{time}</time> {name}
                </li>
              ))}
            </ol>
          </details>
        )}
      </li>
    </>
  )
}

function Times({ arrival, departure }: { readonly arrival?: EndView | undefined; readonly departure?: EndView }) {
  const ends = [arrival, departure].filter((end) => end !== undefined && end.time !== '')
  const times = new Map(ends.flatMap((end) => (end ? [[end.time, end.planned] as const] : [])))
  return (
    <span class="journey-times">
      {[...times].map(([time, planned]) => (
        <span key={time}>
          {planned !== '' && <del>{planned}</del>} <time>{time}</time>
        </span>
      ))}
    </span>
  )
}

/** Where one gets off and on again, by which platforms. */
function Place({ end, platforms }: { readonly end: EndView; readonly platforms: readonly string[] }) {
  const say = useSay()
  const known = [...new Set(platforms)].filter((platform) => platform !== '')
  return (
    <>
      <strong>{end.place.name}</strong>
      {known.length > 0 && (
        <span class="journey-platform">{say('platform {names}', { names: known.join(' → ') })}</span>
      )}
    </>
  )
}
