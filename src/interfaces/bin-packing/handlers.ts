import { WrittenAnswer } from '../../kernel/wire/interface/answer.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { binPacking } from './contract.ts'
import type { BinPacker } from './port.ts'

export const handlers: Handlers<typeof binPacking, BinPacker> = {
  async pack({ body: { bins, items, binId } }, { engine, signal }) {
    return new WrittenAnswer(await engine.answer({ bins, items, binId }, { signal }))
  },
}
