import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what the page says where there is no reply; the names in braces are filled in there. */
export default {
  'There is no reply to this ({message}).': 'これには返事がありません（{message}）。',
  'The field "query" has more than {bytes} bytes.':
    '会話が {bytes} バイトを超えました。「初めから」で始め直してください。',
} satisfies Dictionary
