import type { TokenLogProbability } from '../../../port.ts'
import type { Tokenizer } from '../../../domain/tokens/tokenizer.ts'
import { createStopWatch } from './stop-watch.ts'

export interface Written {
  readonly text: string
  readonly logProbabilities: readonly TokenLogProbability[]
}

/** Turns tokens into text that can be sent: whole characters, and nothing of a stop text. */
export interface TokenWriter {
  readonly isStopped: boolean
  write(token: number, description?: TokenLogProbability): void
  /** What is certain since it was last taken. */
  take(): Written | undefined
  /** All that is left, once no more tokens come. */
  end(): Written | undefined
}

export function createTokenWriter(tokenizer: Tokenizer, stop: readonly string[]): TokenWriter {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const watch = createStopWatch(stop)
  /** Descriptions not taken yet, and where the text of each ends. */
  const waiting: { readonly description: TokenLogProbability; readonly end: number }[] = []
  let [text, taken, certain, isStopped] = ['', 0, 0, false]
  const look = () => {
    if (!isStopped) ({ certain, isStopped } = watch.look(text))
  }
  const take = (): Written | undefined => {
    const piece = text.slice(taken, Math.max(taken, certain))
    const ready = waiting.findIndex(({ end }) => end > certain)
    const described = waiting.splice(0, ready < 0 ? waiting.length : ready)
    taken = Math.max(taken, certain)
    const logProbabilities = described.map(({ description }) => description)
    return piece === '' && logProbabilities.length === 0 ? undefined : { text: piece, logProbabilities }
  }
  return {
    get isStopped() {
      return isStopped
    },
    write(token, description) {
      text += decoder.decode(tokenizer.bytesOf(token), { stream: true })
      if (description) waiting.push({ description, end: text.length })
      look()
    },
    take,
    // The beginning of a character whose other bytes never came is left out.
    end() {
      if (!isStopped) certain = text.length
      return take()
    },
  }
}
