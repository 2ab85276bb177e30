import { checkEncoding } from '../../dialects/japanese-ml/check-text.ts'
import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers } from '../../kernel/wire/interface.ts'
import type { japaneseSummary } from './contract.ts'
import type { Summarizer } from './port.ts'

export const handlers: Handlers<typeof japaneseSummary, Summarizer> = {
  async summarize({ body }, { engine, signal }) {
    const { sentences: text, linenumber, separation, maxlength } = body
    checkEncoding(text, 'sentences')
    if (text.trim() === '')
      throw kernelError('invalid_request', 'The field "sentences" is empty.', { field: 'sentences' })
    const maxCharacters = maxlength === undefined ? Infinity : Number(maxlength)
    const wanted = linenumber === undefined ? (maxlength === undefined ? 1 : Infinity) : Number(linenumber)
    if (wanted === 0 || maxCharacters === 0)
      throw kernelError('invalid_request', '"linenumber" and "maxlength" are 1 or more.', { field: 'linenumber' })
    const request = { text, separator: separation || undefined, maxSentences: wanted, maxCharacters }
    const summary = await engine.summarize(request, signal)
    return { status: 0, message: 'Summarization is completed', summary: [...summary] }
  },
}
