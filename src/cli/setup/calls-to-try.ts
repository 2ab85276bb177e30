import { contracts } from '../../interfaces/contracts.ts'
import { toCurl } from '../../kernel/wire/reference/curl.ts'

/** Three calls that work as pasted. */
export function writeCallsToTry(origin: string): string {
  const { chatCompletions, translateHeaderKey, embeddings } = contracts
  const to = { origin, key: '$MAINSTAY_KEY' }
  return [
    toCurl(chatCompletions, chatCompletions.operations.createChatCompletion, to, {
      body: { model: 'gpt-4o', messages: [{ role: 'user', content: 'What is the capital of France?' }] },
    }),
    toCurl(translateHeaderKey, translateHeaderKey.operations.translate, to),
    toCurl(embeddings, embeddings.operations.createEmbedding, to, {
      body: { model: 'text-embedding-3-small', input: 'A dog runs along the beach.' },
    }),
  ].join('\n')
}
