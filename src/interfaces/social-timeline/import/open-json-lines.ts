import type { ContentRecord } from '../../../kernel/wire/interface/content.ts'
import { openSource } from '../../../kernel/assembly/content/open-source.ts'
import { readJsonLines } from '../../../kernel/assembly/content/read-json-lines.ts'
import { OperatorError } from '../../../libraries/errors/operator-error.ts'
import { readRecord } from '../storage/read-record.ts'
import type { SocialRecord } from '../storage/records.ts'
import type { SocialSource } from './source.ts'

/** JSON Lines as `mainstay export` writes them. */
export async function openJsonLines(path: string): Promise<SocialSource> {
  const { stream, size } = await openSource(path)
  async function* records(): AsyncGenerator<SocialRecord> {
    for await (const { value, number } of readJsonLines(stream, path)) {
      yield readAt(number, { ...value, type: String(value['type']) })
    }
  }
  const readAt = (number: number, record: ContentRecord): SocialRecord => {
    try {
      return readRecord(record)
    } catch (cause) {
      if (!(cause instanceof OperatorError)) throw cause
      throw new OperatorError(`Line ${number} of ${path}: ${cause.message}`, { cause })
    }
  }
  return {
    records: records(),
    progress: () => ({ done: stream.bytesRead, total: size }),
    [Symbol.asyncDispose]: async () => void stream.destroy(),
  }
}
