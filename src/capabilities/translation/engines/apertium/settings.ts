import { type Static, Type } from 'typebox'

/** Settings of the engine `apertium`. */
export const apertiumSettings = {
  TRANSLATION_APERTIUM_ROOT: Type.String({
    default: '/usr',
    description: 'Where Apertium is installed: the folder with bin/ and share/apertium/modes/.',
  }),
  TRANSLATION_APERTIUM_PAIRS: Type.Integer({
    default: 4,
    minimum: 1,
    maximum: 100,
    description:
      'Pairs of Apertium that are kept running at a time, each some ten processes; the one used least lately gives way.',
  }),
  TRANSLATION_APERTIUM_SECONDS: Type.Number({
    default: 20,
    exclusiveMinimum: 0,
    maximum: 600,
    description: 'Seconds that Apertium may take for one paragraph before its processes are ended and started again.',
  }),
}

const shape = Type.Object(apertiumSettings)

export type ApertiumSettings = Static<typeof shape>
