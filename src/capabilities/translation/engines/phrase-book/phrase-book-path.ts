import { fileURLToPath } from 'node:url'

/** The phrases that come with Mainstay. */
export const phraseBookPath = fileURLToPath(new URL('../../models/phrase-book/phrases.br', import.meta.url))
