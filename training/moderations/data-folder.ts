import { join } from 'node:path'

const shared = process.env['MAINSTAY_SHARED'] ?? join(import.meta.dirname, '../../../shared')

/** The text sets that training reads; see the model's card. */
export const dataFolder = join(shared, 'data/text')
