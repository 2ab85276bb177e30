/**
 * A part of a document, by its place: prose, or a piece of code in a sentence. `begins` where a paragraph, a heading or the like begins with it.
 *
 * @typedef {{ readonly range: readonly [number, number], readonly isProse: boolean, readonly begins: boolean }} Part
 *
 * What is sent, and for each of its code units the place in the document; -1 for what does not stand there.
 * @typedef {{ readonly text: string, readonly places: readonly number[] }} Prose
 */

/** Code units that the server takes in one request. */
const maxLength = 20_000

/**
 * What a reader reads of a document: its sentences without markup, a letter for each piece of code, one line for each paragraph.
 *
 * @param {string} source
 * @param {readonly Part[]} parts in the order of the document
 * @returns {Prose}
 */
export function readProse(source, parts) {
  const places = []
  let text = ''
  let last = 0
  const add = (unit, place) => {
    text += unit
    places.push(place)
  }
  for (const { range, isProse, begins } of parts) {
    const [begin, end] = range
    if (begin < last) continue
    last = end
    if (begins && text !== '') add('\n', -1)
    if (!isProse) add('A', -1)
    else for (const place of listLetters(source, begin, end)) add(isBlank(source, place) ? ' ' : source[place], place)
  }
  return { text, places }
}

/** The places of what is written, without lines that are only broken between letters that are written without blanks. */
function* listLetters(source, begin, end) {
  for (let at = begin; at < end;) {
    const from = at
    while (at < end && isBlank(source, at)) at++
    const isWrap = source.slice(from, at).includes('\n') && isWide(source[from - 1]) && isWide(source[at])
    if (!isWrap) for (let place = from; place < at; place++) yield place
    if (at < end) yield at++
  }
}

/** @param {string} source @param {number} at */
function isBlank(source, at) {
  return /\s/.test(source[at])
}

/** @param {string | undefined} letter */
function isWide(letter) {
  return letter !== undefined && letter >= '\u3000'
}

/**
 * Pieces that the server takes, cut where a line or else a sentence ends.
 *
 * @param {Prose} prose
 * @returns {Iterable<Prose>}
 */
export function* cutProse({ text, places }) {
  for (let begin = 0; begin < text.length;) {
    let end = Math.min(text.length, begin + maxLength)
    if (end < text.length) {
      const lineEnd = Math.max(text.lastIndexOf('\n', end - 1), text.lastIndexOf('。', end - 1))
      if (lineEnd > begin) end = lineEnd + 1
    }
    const piece = text.slice(begin, end)
    if (piece.trim() !== '') yield { text: piece, places: places.slice(begin, end) }
    begin = end
  }
}
