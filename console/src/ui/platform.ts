/** How the keys that send a call are called on this keyboard. */
export function sendShortcut(): string {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '\u2318 Return' : 'Ctrl Enter'
}

/** Whether a key pressed there is typed into something. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}
