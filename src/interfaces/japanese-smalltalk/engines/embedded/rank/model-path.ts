import { join } from 'node:path'

export const rankModelPath = join(import.meta.dirname, '../../../models/smalltalk/rank.bin.br')
