import { useRef, useState } from 'preact/hooks'
import type { View } from './project-boxes.ts'

const fullTurn = 2 * Math.PI
/** Of the pointer, in pixels, for a whole turn. */
const dragOfTurn = 700
/** Of an arrow key. */
const keyStep = fullTurn / 72

/** Never level and never from straight above: each box shows three faces. */
export const tiltLimits = { least: 0.09, most: 1.48 } as const

const firstView: View = { turn: 0.65, tilt: 0.5 }

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
}

/** A view that dragging and the arrow keys turn and tilt. A finger turns alone: up and down it moves the page. */
export function useTurning() {
  const [view, setView] = useState(firstView)
  const dragged = useRef<readonly [number, number]>(undefined)
  const change = (changed: Partial<View>) => setView((before) => keepWithin({ ...before, ...changed }))
  const rotate = (turn: number, tilt: number) =>
    setView((before) => keepWithin({ turn: before.turn + turn, tilt: before.tilt + tilt }))
  const handlers = {
    onPointerDown: (event: PointerEvent & { readonly currentTarget: Element }) => {
      dragged.current = [event.clientX, event.clientY]
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: ({ clientX, clientY, pointerType }: PointerEvent) => {
      if (!dragged.current) return
      const [x, y] = dragged.current
      const scale = fullTurn / dragOfTurn
      rotate((clientX - x) * scale, pointerType === 'touch' ? 0 : (clientY - y) * scale)
      dragged.current = [clientX, clientY]
    },
    onPointerUp: () => (dragged.current = undefined),
    onPointerCancel: () => (dragged.current = undefined),
    onKeyDown: (event: KeyboardEvent) => {
      const [turn, tilt] = keys[event.key] ?? []
      if (turn === undefined || tilt === undefined) return
      event.preventDefault()
      rotate(turn, tilt)
    },
  }
  return { view, change, handlers }
}

function keepWithin({ turn, tilt }: View): View {
  return {
    turn: ((turn % fullTurn) + fullTurn) % fullTurn,
    tilt: Math.min(Math.max(tilt, tiltLimits.least), tiltLimits.most),
  }
}
