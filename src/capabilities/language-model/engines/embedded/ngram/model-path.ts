import { join } from 'node:path'

export const modelPath = join(import.meta.dirname, '../../../models/text-completion/model.bin.br')
