/** What a look at one thing found. A fault keeps Mainstay, or a part of it, from working; a notice is worth knowing. */
export interface Finding {
  readonly about: string
  readonly state: 'good' | 'notice' | 'fault'
  /** A sentence that says what is, and for what is not good what to do. */
  readonly says: string
}

export function good(about: string, says: string): Finding {
  return { about, state: 'good', says }
}

export function notice(about: string, says: string): Finding {
  return { about, state: 'notice', says }
}

export function fault(about: string, says: string): Finding {
  return { about, state: 'fault', says }
}
