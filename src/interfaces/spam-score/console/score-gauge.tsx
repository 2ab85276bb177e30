import { useSay } from '../../../../console/src/words/say.ts'

/** Points from which a mail counts as spam. */
const threshold = 5
const lowest = -5
const highest = 15

/** Half a circle from wanted mail to spam, with a hand at the score. */
export function ScoreGauge({ score }: { readonly score: number }) {
  const say = useSay()
  const isSpam = score >= threshold
  const verdict = isSpam
    ? say('Spam: {score} points', { score: score.toFixed(1) })
    : say('No spam: {score} points', { score: score.toFixed(1) })
  const [handX, handY] = pointAt(shareOf(score), 66)
  return (
    <figure class="gauge">
      <svg viewBox="-116 -108 232 124" role="img" aria-label={verdict}>
        <path class="gauge-good" d={arc(0, shareOf(threshold))} />
        <path class="gauge-bad" d={arc(shareOf(threshold), 1)} />
        {[lowest, 0, threshold, 10, highest].map((points) => {
          const [x, y] = pointAt(shareOf(points), 101)
          return (
            <text key={points} x={x} y={y}>
              {points}
            </text>
          )
        })}
        <line x2={handX} y2={handY} />
        <circle r="5" />
      </svg>
      <figcaption class={isSpam ? 'verdict bad' : 'verdict good'}>
        {verdict} <small>{say('{threshold} and more is spam', { threshold })}</small>
      </figcaption>
    </figure>
  )
}

/** Where points lie between the ends, from 0 to 1. */
function shareOf(points: number): number {
  return (Math.min(highest, Math.max(lowest, points)) - lowest) / (highest - lowest)
}

function pointAt(share: number, radius: number): readonly [number, number] {
  const angle = Math.PI * (1 - share)
  return [Math.round(100 * radius * Math.cos(angle)) / 100, Math.round(-100 * radius * Math.sin(angle)) / 100]
}

function arc(from: number, to: number): string {
  const radius = 84
  return `M ${pointAt(from, radius).join(' ')} A ${radius} ${radius} 0 0 1 ${pointAt(to, radius).join(' ')}`
}
