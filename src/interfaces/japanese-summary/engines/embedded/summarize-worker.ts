/** Runs in a worker thread. */
export { summarize as default } from './summarize.ts'
