import { useEffect, useMemo, useState } from 'preact/hooks'
import type { Load } from './load.ts'
import { orderLoading } from './loading-order.ts'

/** Milliseconds that each box takes while the loading plays. */
const stepMs = 350

/** A load, box by box: how many are in, and playing on from there. */
export function useLoading(load: Load) {
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
  const step = (next: number) => {
    setPlaying(false)
    setCount(Math.min(order.length, Math.max(0, next)))
  }
  const play = () => {
    if (count >= order.length) setCount(0)
    setPlaying(!isPlaying)
  }
  return { loaded, count, total: order.length, isPlaying, step, play }
}
