import { Type, type Static } from 'typebox'

/** Settings of `mainstay models pull`. */
export const modelsSettings = Type.Object({
  MODELS_BASE_URL: Type.String({
    default: 'https://huggingface.co',
    description: 'Where "mainstay models pull OWNER/REPO" finds models: Hugging Face, or a mirror that speaks alike.',
  }),
  MODELS_TOKEN: Type.Optional(
    Type.String({ writeOnly: true, description: 'Sent there as a bearer token, for models that ask for one.' }),
  ),
})

export type ModelsSettings = Static<typeof modelsSettings>
