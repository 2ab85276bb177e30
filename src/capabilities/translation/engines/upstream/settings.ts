import { type Static, Type } from 'typebox'
import { upstreamFieldsOf } from '../../../../kernel/answering/upstream/settings.ts'

/** Settings of the engine `upstream`. */
export const upstreamSettings = {
  ...upstreamFieldsOf('TRANSLATION'),
  TRANSLATION_UPSTREAM_WIRE: Type.Union(
    [Type.Literal('libretranslate'), Type.Literal('deepl'), Type.Literal('google'), Type.Literal('mtranserver')],
    {
      default: 'libretranslate',
      description:
        'What the servers of TRANSLATION_UPSTREAM_URL speak: libretranslate, deepl, google (v2) or mtranserver.',
    },
  ),
}

const shape = Type.Object(upstreamSettings)

export type UpstreamSettings = Static<typeof shape>
