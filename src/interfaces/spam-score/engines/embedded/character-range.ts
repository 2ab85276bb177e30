export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[^\x00-\x7f]/.test(text)
}

/** Whether every character could stand for a byte. */
export function isByteText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex
  return !/[^\x00-\xff]/.test(text)
}
