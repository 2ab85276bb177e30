import { useEffect, useMemo, useState } from 'preact/hooks'
import { useSay } from '../../../../console/src/words/say.ts'
import type { Load } from './load.ts'
import { orderLoading } from './loading-order.ts'
import { PackingDrawing } from './packing-drawing.tsx'

/** Milliseconds that each box takes while the loading plays. */
const stepMs = 350

/** A load, box by box: stepping, playing, and what each step puts in. */
export function LoadingSteps({ load }: { readonly load: Load }) {
  const say = useSay()
  const order = useMemo(() => orderLoading(load.boxes), [load])
  const [count, setCount] = useState(order.length)
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!isPlaying) return
    if (count >= order.length) return setPlaying(false)
    const timer = setTimeout(() => setCount(count + 1), stepMs)
    return () => clearTimeout(timer)
  }, [isPlaying, count, order.length])
  const loaded = useMemo(() => order.slice(0, count), [order, count])
  const newest = loaded.at(-1)
  const step = (next: number) => {
    setPlaying(false)
    setCount(Math.min(order.length, Math.max(0, next)))
  }
  return (
    <>
      <PackingDrawing load={load} loaded={loaded} />
      <div class="packing-steps">
        <button type="button" class="quiet-button" disabled={count === 0} onClick={() => step(count - 1)}>
          {say('One back')}
        </button>
        <button
          type="button"
          class="quiet-button"
          onClick={() => {
            if (count >= order.length) setCount(0)
            setPlaying(!isPlaying)
          }}
        >
          {isPlaying ? say('Pause') : say('Play the loading')}
        </button>
        <button type="button" class="quiet-button" disabled={count >= order.length} onClick={() => step(count + 1)}>
          {say('One on')}
        </button>
        <label>
          {say('Step {count} of {total}', { count, total: order.length })}
          <input
            type="range"
            min="0"
            max={order.length}
            value={count}
            onInput={(event) => step(Number(event.currentTarget.value))}
          />
        </label>
      </div>
      <p class="field-help" aria-live="polite">
        {newest && !isPlaying && describeStep(newest.kind)}
      </p>
    </>
  )

  function describeStep(kind: number): string {
    const [along, across, up] = (newest?.from ?? []).map((each) => Math.round(each * 10) / 10)
    return say('Now: {name}, {along} from the end wall, {across} from the side, {up} above the floor.', {
      name: load.kinds[kind]?.name ?? '',
      along: along ?? 0,
      across: across ?? 0,
      up: up ?? 0,
    })
  }
}
