/** Where the server under attack speaks the protocol of spamc. */
export const spamdPort = 18_034
