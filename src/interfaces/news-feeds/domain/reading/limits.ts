/** Feeds put the newest entries first, so the first of them are the ones to keep. */
export const maximumEntries = 10_000

/** Elements within elements. Feeds need about ten levels; markup that was not escaped needs more. */
export const maximumDepth = 512

/** Elements kept of one document, and attributes of them: as many as 10,000 entries of 25 fields have. */
export const maximumElements = 250_000
export const maximumAttributes = 250_000

/** Characters of an address that others are resolved by. A longer one would be copied into every link of the feed. */
export const maxBaseLength = 8_192
