import { Type, type Static } from 'typebox'

export const registrySettings = {
  TRANSLATION_REGISTRY: Type.String({
    default: 'https://firefox.settings.services.mozilla.com',
    description:
      'Where "mainstay translation pull" finds models: Mozilla’s registry, another server of its form, or a folder that "mainstay translation export" wrote.',
  }),
  TRANSLATION_ARCHITECTURE: Type.Optional(
    Type.String({
      description:
        'Which models are pulled where a pair has several: tiny, base-memory or base. What Firefox takes on a computer, unless given.',
    }),
  ),
  TRANSLATION_PULL: Type.Boolean({
    default: false,
    description: 'Whether a model that is missing is pulled at the first call that needs it.',
  }),
}

const schema = Type.Object(registrySettings)

export type RegistrySettings = Static<typeof schema>
