import { join } from 'node:path'

/** The shipped weights; the card lies beside them. */
export const modelPath = join(import.meta.dirname, '../../models/name-gender/model.bin.br')
