/** Runs in a thread. */
export { decodeBlock as default } from './decode-block.ts'
