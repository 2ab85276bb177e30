/** What a worker thread runs: its default export, one request at a time. */
export { writeRequestGrammar as default } from './write-request-grammar.ts'
