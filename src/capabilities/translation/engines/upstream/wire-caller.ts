import type { UpstreamSettings } from '../../../../kernel/answering/upstream/settings.ts'
import { kernelError } from '../../../../kernel/foundation/errors/service-error.ts'
import { UpstreamServer } from '../../../../kernel/foundation/outgoing/servers/upstream-server.ts'
import { UpstreamServers } from '../../../../kernel/foundation/outgoing/servers/upstream-servers.ts'
import { callServers } from './call-servers.ts'
import { listOf, textsOf } from './json-fields.ts'
import type { Batch, ServedLanguages, ServerTranslation, Wire } from './wire.ts'

/** The calls of one wire, to whichever of the servers answers. */
export class WireCaller {
  readonly #wire: Wire
  readonly #key: string | undefined
  readonly #retries: number
  readonly #firstByteMs: number
  readonly #servers: UpstreamServers

  constructor(wire: Wire, { addresses, key, retries, ...limits }: UpstreamSettings) {
    this.#wire = wire
    this.#key = key
    this.#retries = retries
    this.#firstByteMs = limits.firstByteMs
    this.#servers = new UpstreamServers(addresses.map((address) => new UpstreamServer(address, limits)))
  }

  async fetchLanguages(): Promise<ServedLanguages> {
    const signal = AbortSignal.timeout(this.#firstByteMs)
    // One after the other: they are read every five minutes.
    const answers: unknown[] = []
    try {
      for (const call of this.#wire.languageCalls(this.#key))
        answers.push(
          await callServers(this.#servers, call, { retries: this.#retries, read: (answer) => answer }, signal),
        )
    } catch (cause) {
      if (!signal.aborted) throw cause
      throw kernelError('timed_out', 'The translation server did not list its languages in time.', { cause })
    }
    const languages = this.#wire.readLanguages(answers)
    if (!languages) throw new Error('The translation server lists no languages.')
    return languages
  }

  translate(batch: Batch, signal: AbortSignal): Promise<readonly ServerTranslation[]> {
    const read = (answer: unknown) => {
      const texts = this.#wire.readTexts(answer)?.filter((text) => typeof text === 'string')
      const others = this.#wire.readAlternatives?.(answer)
      const made = texts?.map((text, index) => ({ text, alternatives: textsOf(listOf(others?.[index]) ?? []) }))
      return made?.length === batch.texts.length ? made : undefined
    }
    const call = this.#wire.writeCall(batch, this.#key)
    return callServers(this.#servers, call, { retries: this.#retries, read }, signal)
  }

  close(): Promise<void> {
    return this.#servers.close()
  }
}
