import { type Static, Type } from 'typebox'

/** Settings of the engine `language-model`. */
export const languageModelSettings = {
  TRANSLATION_MODEL: Type.Optional(
    Type.String({
      description:
        'The chat model that translates, for the engine language-model; the default one of CHAT_ENGINE unless set.',
    }),
  ),
  TRANSLATION_MODEL_LANGUAGES: Type.String({
    default: 'en,ja,zh,zh-Hant,ko,de,fr,es,it,pt,pt-BR,nl,sv,da,nb,fi,pl,cs,sk,hu,ro,bg,el,uk,ru,tr,ar,he,hi,id,vi,th',
    description: 'The languages that the chat model knows well enough, by their tags with commas.',
  }),
}

const shape = Type.Object(languageModelSettings)

export type LanguageModelSettings = Static<typeof shape>
