import { fileURLToPath } from 'node:url'

/** The table of languages that comes with Mainstay. */
export const tablePath = fileURLToPath(new URL('../models/languages/languages.br', import.meta.url))
