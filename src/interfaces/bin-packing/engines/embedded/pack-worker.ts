/** What a worker thread runs: its default export, one request at a time. */
export { packItems as default } from './search/pack-items.ts'
