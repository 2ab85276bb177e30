import type { Dictionary } from '../../../../console/src/words/say.ts'

/** The Japanese of what this wire says of mails that it cannot score; the names in braces are filled in there. */
export default {
  'The field email is empty; it takes the complete raw source of a mail.':
    'メールが空です。メールのソース全体を入れてください。',
  'No spamd answers at the moment; try again later.': 'spamd が今は答えません。後でもう一度試してください。',
} satisfies Dictionary
