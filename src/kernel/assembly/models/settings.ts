import { Type, type Static } from 'typebox'

/** Settings of `mainstay models`. */
export const modelsSettings = Type.Object({
  MODELS_BASE_URL: Type.String({
    default: 'https://huggingface.co',
    description:
      'Where models are found: Hugging Face, a mirror that speaks alike, or a web server over a folder that "mainstay models export" wrote.',
  }),
  MODELS_TOKEN: Type.Optional(
    Type.String({ writeOnly: true, description: 'Sent there as a bearer token, for models that ask for one.' }),
  ),
  MODELS_CATALOGUE: Type.Optional(
    Type.String({
      description:
        'A file of further models to be had, JSON; models.json in the data folder is read unless it is given.',
    }),
  ),
  HTTPS_PROXY: Type.Optional(
    Type.String({ writeOnly: true, description: 'The proxy by which models are fetched from https addresses.' }),
  ),
  HTTP_PROXY: Type.Optional(
    Type.String({ writeOnly: true, description: 'The proxy by which models are fetched from http addresses.' }),
  ),
  NO_PROXY: Type.Optional(
    Type.String({ description: 'Hosts, by commas, that are reached without a proxy; * for all.' }),
  ),
})

export type ModelsSettings = Static<typeof modelsSettings>
