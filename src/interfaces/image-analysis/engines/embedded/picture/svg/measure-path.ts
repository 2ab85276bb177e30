import { countCrossings } from './count-crossings.ts'
import type { Outline } from './outline.ts'

const number = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi

/** Numbers of a segment by command (SVG 1.1, section 8.3); of an arc all that follow are taken together. */
const arity: ReadonlyMap<string, number> = new Map([
  ['m', 2],
  ['l', 2],
  ['h', 1],
  ['v', 1],
  ['c', 6],
  ['s', 4],
  ['q', 4],
  ['t', 2],
])

export function measurePath(data: string): Outline {
  const pen = new Pen()
  for (const [, command = '', values = ''] of data.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const numbers = (values.match(number) ?? []).map(Number)
    const count = arity.get(command.toLowerCase())
    if (command === 'z' || command === 'Z') pen.close()
    else if (command === 'a' || command === 'A') pen.bend(numbers, command === 'A')
    else if (count !== undefined)
      for (let start = 0; start + count <= numbers.length; start += count)
        pen.draw(command, numbers.slice(start, start + count))
  }
  return { length: pen.length, points: pen.points, crossings: countCrossings(pen.boxes) }
}

/** Adds up control points' distances, which no curve exceeds. */
class Pen {
  length = 0
  points = 0
  /** Left, top, right and bottom of each line. */
  readonly boxes: number[] = []
  #x = 0
  #y = 0
  #begin: readonly [number, number] = [0, 0]
  /** How far away the control point is that a smooth curve mirrors. */
  #reach = 0

  draw(command: string, numbers: readonly number[]): void {
    const lower = command.toLowerCase()
    const isAcross = (index: number) => lower === 'h' || (lower !== 'v' && index % 2 === 0)
    const steps = numbers.map((value, index) =>
      command === lower ? value : value - (isAcross(index) ? this.#x : this.#y),
    )
    const distance = steps.reduce((sum, step) => sum + Math.abs(step), 0)
    const isSmooth = lower === 's' || lower === 't'
    const isCurve = isSmooth || lower === 'c' || lower === 'q'
    this.length += isCurve ? 2 * (distance + (isSmooth ? this.#reach : 0)) : distance
    this.#reach = isCurve ? distance + (lower === 't' ? this.#reach : 0) : 0
    this.points += 1
    const last = steps.at(-1) ?? 0
    if (lower === 'h') this.#move(last, 0)
    else if (lower === 'v') this.#move(0, last)
    else this.#move(steps.at(-2) ?? 0, last)
    if (lower === 'm') this.#begin = [this.#x, this.#y]
  }

  /** The flags of arcs may be written without a space, so that their numbers cannot be separated here: none is longer than all of them. */
  bend(numbers: readonly number[], isAbsolute: boolean): void {
    const sum = numbers.reduce((all, value) => all + Math.abs(value), 0)
    const away = isAbsolute ? Math.abs(this.#x) + Math.abs(this.#y) : 0
    this.length += 2 * Math.PI * (sum + away)
    this.points += Math.ceil(numbers.length / 5)
    this.#reach = 0
    const [x = 0, y = 0] = numbers.slice(-2)
    if (isAbsolute) this.#move(x - this.#x, y - this.#y)
    else this.#move(x, y)
  }

  close(): void {
    const [x, y] = this.#begin
    this.length += Math.abs(this.#x - x) + Math.abs(this.#y - y)
    this.#reach = 0
    this.#move(x - this.#x, y - this.#y)
  }

  #move(across: number, down: number): void {
    const [x, y] = [this.#x, this.#y]
    this.#x += across
    this.#y += down
    this.boxes.push(Math.min(x, this.#x), Math.min(y, this.#y), Math.max(x, this.#x), Math.max(y, this.#y))
  }
}
