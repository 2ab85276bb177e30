import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Config, Human } from '@vladmandic/human'
import type { DetectorFiles } from './find-package.ts'
import { poolMeans } from './pool-means.ts'
import { readFilesOnly } from './read-files-only.ts'
import { tensorsOf } from './tensors-of.ts'

/** Faces with age, gender and feelings, and the 80 kinds of things of COCO; no bodies, hands or gestures. */
const config: Partial<Config> = {
  backend: 'wasm',
  debug: false,
  async: false,
  cacheModels: true,
  warmup: 'none',
  // Pictures come from anybody: what was found in a like one a moment ago says nothing of this one.
  cacheSensitivity: 0,
  filter: { enabled: false },
  gesture: { enabled: false },
  body: { enabled: false },
  hand: { enabled: false },
  segmentation: { enabled: false },
  face: {
    enabled: true,
    detector: { maxDetected: 30, minConfidence: 0.35, rotation: false },
    mesh: { enabled: true },
    iris: { enabled: false },
    attention: { enabled: false },
    emotion: { enabled: true },
    description: { enabled: true },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
  object: { enabled: true, maxDetected: 20, minConfidence: 0.3 },
}

interface HumanModule {
  readonly Human: new (config: Partial<Config>) => Human
}

/** Loads the library and its models, about a second's work, from the installed packages alone. */
export async function openHuman({ library, models, wasm }: DetectorFiles): Promise<Human> {
  const folder = pathToFileURL(models)
  const loaded: unknown = createRequire(import.meta.url)(library)
  if (!isHumanModule(loaded)) throw new Error(`${library} has no class Human.`)
  const human = new loaded.Human({ ...config, modelBasePath: folder.href, wasmPath: wasm })
  await readFilesOnly(folder, async () => {
    await human.init()
    await human.load()
  })
  poolMeans(tensorsOf(human))
  return human
}

function isHumanModule(loaded: unknown): loaded is HumanModule {
  return typeof loaded === 'object' && loaded !== null && 'Human' in loaded && typeof loaded.Human === 'function'
}
