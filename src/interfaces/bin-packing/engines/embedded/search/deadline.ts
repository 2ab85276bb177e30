/** When a search has to stop. Only real time counts: a worker has a core of its own, or shares one. */
export interface Deadline {
  expired(): boolean
  /** Milliseconds left; 0 once expired. */
  left(): number
}

export function deadlineIn(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds
  return {
    expired: () => performance.now() >= end,
    left: () => Math.max(0, end - performance.now()),
  }
}
