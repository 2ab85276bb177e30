import { randomUUID } from 'node:crypto'
import { checkEncoding } from '../../dialects/japanese-ml/check-text.ts'
import { kernelError } from '../../kernel/foundation/errors/service-error.ts'
import type { Handlers, OperationContext } from '../../kernel/wire/interface.ts'
import type { japaneseProofreading } from './contract.ts'
import type { Finding, Proofreader, Sensitivity } from './port.ts'

/** UTF-16 code units of a text: what is longer takes seconds, and is better sent in parts. */
const maxLength = 20_000

export const handlers: Handlers<typeof japaneseProofreading, Proofreader> = {
  proofread: ({ body }, context) => proofread(body, context),
  proofreadByQuery: ({ query }, context) => proofread(query, context),
}

interface Fields {
  readonly sentence: string
  readonly sensitivity?: Sensitivity
}

async function proofread(
  { sentence: text, sensitivity = 'medium' }: Fields,
  { engine, signal }: Pick<OperationContext<Proofreader>, 'engine' | 'signal'>,
) {
  checkEncoding(text, 'sentence')
  if (text.trim() === '') throw kernelError('invalid_request', 'The field "sentence" is empty.', { field: 'sentence' })
  if (text.length > maxLength)
    throw kernelError('body_too_large', `The field "sentence" has more than ${maxLength} characters; send it in parts.`)
  const { normalized, findings } = await engine.proofread({ text, sensitivity }, signal)
  const found = findings.length > 0
  return {
    resultID: randomUUID().replaceAll('-', '').slice(0, 12),
    status: found ? 1 : 0,
    message: found ? 'pointed out' : 'ok',
    inputSentence: text,
    normalizedSentence: normalized,
    checkedSentence: markFindings(text, findings),
    ...(found && { alerts: findings.map((finding) => toWireAlert(text, finding)) }),
  }
}

function toWireAlert(text: string, { begin, end, suggestions, score }: Finding) {
  return { pos: begin, word: text.slice(begin, end), score, suggestions: [...suggestions] }
}

function markFindings(text: string, findings: readonly Finding[]): string {
  let marked = ''
  let at = 0
  for (const { begin, end } of findings) {
    marked += `${text.slice(at, begin)}<<${text.slice(begin, end)}>>`
    at = end
  }
  return marked + text.slice(at)
}
