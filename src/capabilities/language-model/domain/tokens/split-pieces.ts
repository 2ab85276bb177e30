/**
 * Pieces that tokens never cross: up to 8 characters of one Japanese script, a word of up to 24 other letters, a digit or a run
 * of signs, the latter three each with the space before it; the ending after an apostrophe; line ends; any other white space one
 * by one. Every character falls into exactly one piece.
 */
const piece = new RegExp(
  [
    String.raw`'(?:s|t|re|ve|m|ll|d)(?!\p{L})`,
    String.raw`\p{Script=Hiragana}{1,8}`,
    String.raw`[\p{Script=Katakana}ー]{1,8}`,
    String.raw`\p{Script=Han}{1,8}`,
    String.raw` ?(?:(?!\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}|ー)[\p{L}\p{M}]){1,24}`,
    String.raw` ?\p{N}`,
    String.raw` ?[^\s\p{L}\p{M}\p{N}]{1,8}`,
    String.raw`\n{1,2}`,
    String.raw`\s`,
    '[^]',
  ].join('|'),
  'gu',
)

export function splitPieces(text: string): Iterable<string> {
  return text
    .toWellFormed()
    .matchAll(piece)
    .map(([found]) => found)
}
