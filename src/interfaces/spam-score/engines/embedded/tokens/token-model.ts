/**
 * A logistic regression over hashed tokens. The log odds are the sum of the weights of a mail's tokens over the square root of
 * how many of them the model knows, so that a long mail is not surer than a short one.
 */
export interface TokenModel {
  /** One weight for each token, zero for those it does not know. */
  readonly weights: Int8Array
  /** What a weight of 1 stands for. */
  readonly scale: number
  readonly bias: number
}

/** Natural log odds of spam; the bias alone where no token is known. */
export function logOddsOf({ weights, scale, bias }: TokenModel, tokens: Int32Array): number {
  let sum = 0
  let known = 0
  for (const token of tokens) {
    const weight = weights[token] ?? 0
    if (weight !== 0) {
      sum += weight
      known += 1
    }
  }
  return bias + (known === 0 ? 0 : (scale * sum) / Math.sqrt(known))
}
