/**
 * What the rule may be told in `.textlintrc`.
 *
 * @typedef {object} Options
 * @property {string} [baseUrl] where Mainstay listens, `http://127.0.0.1:8022` unless given
 * @property {string} [key] a key of its, `MAINSTAY_KEY` of the environment unless given
 * @property {'low' | 'medium' | 'high'} [sensitivity] `medium` unless given
 *
 * @typedef {{ readonly pos: number, readonly word: string, readonly suggestions: readonly string[] }} Alert
 */

const path = '/jp-ml/proofreading/v2/typo'

/**
 * What Mainstay points out in a text; throws a sentence that says what to do when it cannot be asked.
 *
 * @param {string} text
 * @param {Options} options
 * @returns {Promise<readonly Alert[]>}
 */
export async function askMainstay(text, options) {
  const { baseUrl = 'http://127.0.0.1:8022', key = process.env.MAINSTAY_KEY ?? '', sensitivity = 'medium' } = options
  const body = new URLSearchParams({ apikey: key, sensitivity, sentence: text })
  const response = await send(`${baseUrl.replace(/\/+$/, '')}${path}`, body)
  const answer = await response.json().catch(() => ({}))
  if (response.ok && (answer.status === 0 || answer.status === 1)) return answer.alerts ?? []
  throw new Error(
    `Mainstay at ${baseUrl} refused the text (${response.status}): ${answer.message ?? 'no reason given'}`,
  )
}

/** @param {string} url @param {URLSearchParams} body */
async function send(url, body) {
  try {
    return await fetch(url, { method: 'POST', body })
  } catch (cause) {
    throw new Error(`${url} does not answer; start Mainstay, or set the option "baseUrl" of the rule "mainstay".`, {
      cause,
    })
  }
}
