import type { Listener } from '../../kernel/wire/interface/listener.ts'
import { answerSpamc } from './listeners/spamc.ts'
import type { SpamScorer } from './port.ts'
import type { Settings } from './settings.ts'

const spamc: Listener<SpamScorer, Settings> = {
  portOf: ({ SPAM_SCORE_SPAMC_PORT: port }) => port,
  converse: answerSpamc,
}

export const listeners = { spamc }
