/** What one request may hold before anything is made of it; above these, reading it would hold up everybody else. */

/** Fields of a query or a form where an operation names no limit of its own: PHP's and qs's, which the originals run on. */
export const maxFields = 1000

/** Arrays and objects of a JSON body, one inside the other. */
export const maxJsonDepth = 100

/** Names of fields in a JSON body: each costs V8 about a hundred times a number. */
export const maxJsonNames = 20_000

/** Values in a JSON body, arrays and objects included. */
export const maxJsonValues = 100_000

/** Characters of one parameter of a path. Page titles and paths with many codes are long; Fastify's own limit is 100. */
export const maxParameterLength = 2048
