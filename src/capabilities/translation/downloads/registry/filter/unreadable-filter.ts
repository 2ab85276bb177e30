/** Why an expression cannot be read, as the end of a sentence. */
export class UnreadableFilter extends Error {
  override readonly name = 'UnreadableFilter'
}
