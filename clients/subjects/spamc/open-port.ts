import { findFreePort } from '../../find-free-port.ts'

/** The port for spamc of the Mainstay that is tried: `prepare` chooses it, `run` asks there. */
export function openSpamcPort() {
  let port = 0
  return {
    prepare: async () => {
      port = await findFreePort()
      return { SPAM_SCORE_SPAMC_PORT: String(port) }
    },
    portOf: () => port,
  }
}
