import { Type } from 'typebox'
import { upstreamFieldsOf } from '../../../../kernel/answering/upstream/settings.ts'

/** Settings of the engine `upstream`, for calls that are passed on and for those of our own. */
export const upstreamSettings = {
  ...upstreamFieldsOf('CHAT'),
  CHAT_UPSTREAM_MODELS: Type.Optional(
    Type.String({
      description: 'Further names for its models, such as gpt-4o=llama3.1:8b, several with commas.',
    }),
  ),
}
