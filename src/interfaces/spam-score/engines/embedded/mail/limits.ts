/** How much of a mail is read. Past these bounds it is cut, so that no mail costs more than about 50 ms. */

/** Characters of the source; what comes later is not looked at. */
export const sourceLimit = 1_048_576
/** Characters of each part of text, encoded. */
export const textPartLimit = 131_072
/** Characters of what a reader sees. */
export const visibleTextLimit = 65_536
export const partLimit = 200
export const depthLimit = 30
export const headerLimit = 500
/** Characters of a header's value. */
export const headerValueLimit = 8_192
export const linkLimit = 300
export const wordLimit = 8_192
