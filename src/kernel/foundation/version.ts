/** The version in package.json; a test holds the two together, so that no JSON is bundled for the sake of one line. */
export const version = '0.2.0'
