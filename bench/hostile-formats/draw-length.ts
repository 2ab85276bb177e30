/** From `min` to `max`, each order of magnitude as likely as another: most inputs are small, some are as large as is taken. */
export function drawLength(random: () => number, min: number, max: number): number {
  return Math.round(min * (max / min) ** random())
}
