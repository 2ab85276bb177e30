import type { EngineContext } from '../../../../kernel/wire/interface/engine.ts'
import type { Settings } from '../../settings.ts'

export type AnalyzerContext = Pick<
  EngineContext<Settings>,
  'workers' | 'processes' | 'settings' | 'guardedFetch' | 'log' | 'storage' | 'now' | 'yieldToEventLoop' | 'dataFolder'
>
