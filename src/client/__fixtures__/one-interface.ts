/** What a program of one interface imports that distinguishes refused streams from broken ones. */
export { createClient } from '../../interfaces/chat-completions/client.ts'
export { StreamBrokenError, StreamRefusedError } from '../index.ts'
